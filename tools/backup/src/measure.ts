import { parseArgs } from 'node:util';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { startProduct, type Product } from '@rotadas/start/product';
import { freePort } from '@rotadas/servers/processes/ports';
import { FIRST_ID, seed } from './measure/seed.ts';
import { Writer } from './measure/writer.ts';
import { provideTools } from './mongodb/provide-tools.ts';
import { withClient } from './mongodb/with-client.ts';
import { findProduct } from './product/addresses.ts';
import { runCommand } from './product/run-command.ts';

const MEGABYTE = 1e6;

// `npm run measure -w tools/backup -- --users N` times a backup under load and its restore.
await runCommand(parseUsers, measure, { withWeb: true });

function parseUsers(): number {
  const { values } = parseArgs({ options: { users: { type: 'string', default: '100000' } } });
  const users = Number(values.users);
  if (!Number.isInteger(users) || users < 1) throw new Error('--users must be a positive integer');
  return users;
}

async function measure(users: number): Promise<void> {
  const { restoreBackup } = await import('./backup/restore-backup.ts');
  const { takeBackup } = await import('./backup/take-backup.ts');
  const tools = await provideTools(console.log);
  const [first, second, backups] = [
    await temporaryFolder('measured'),
    await temporaryFolder('restored'),
    await temporaryFolder('backups'),
  ];
  let product: Product | undefined;
  onStopSignal(async () => product?.stop());
  const seconds = (since: number) => ((Date.now() - since) / 1_000).toFixed(1);
  try {
    product = await start(first.path);
    const { url } = product.servers.mongodb;
    const { taken, changes, tookMs } = await withClient(url, async (client) => {
      await seed(client, users);
      const writer = new Writer(client);
      const startedAt = Date.now();
      const backup = await takeBackup(await findProduct(first.path), tools, backups.path, console.log);
      const took = Date.now() - startedAt;
      await writer.stop();
      return { taken: backup, changes: writer.changes, tookMs: took };
    });
    await product.stop();
    product = undefined;
    await first.remove();

    const { begunAt, pointInTime, files } = taken.manifest;
    const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / MEGABYTE;
    const restoring = Date.now();
    await restoreBackup(taken.folder, {
      dataDir: second.path,
      replace: false,
      erasures: undefined,
      log: console.log,
    });
    const restored = seconds(restoring);
    const starting = Date.now();
    product = await start(second.path);
    const ready = seconds(starting);
    const last = await withClient(product.servers.mongodb.url, async (client) => {
      const collection = client.db('rotadas-users').collection<{ _id: number; description: string }>('users');
      const [document, count] = await Promise.all([
        collection.findOne({ _id: FIRST_ID }),
        collection.countDocuments(),
      ]);
      if (count < users) throw new Error(`${count} of ${users} users were restored`);
      return Number(document?.description);
    });
    const lost = changes.find(({ round }) => round > last);
    const end = begunAt.getTime() + tookMs;
    console.log(
      [
        `${users} users: backup ${(tookMs / 1_000).toFixed(1)} s, ${megabytes.toFixed(1)} MB, ` +
          `as of ${((pointInTime.getTime() - begunAt.getTime()) / 1_000).toFixed(1)} s after its start`,
        `oldest lost change: ${lost ? ((end - lost.at) / 1_000).toFixed(1) : 0} s before its end; ` +
          `${changes.filter(({ round }) => round <= last).length} of ${changes.length} changes meanwhile are included`,
        `restore ${restored} s, start until ready ${ready} s`,
      ].join('\n'),
    );
  } finally {
    await product?.stop();
    for (const folder of [first, second, backups]) await folder.remove();
  }
}

async function start(dataDir: string): Promise<Product> {
  return startProduct({
    port: await freePort(),
    authEmulatorPort: await freePort(),
    dataDir,
    demoProviders: 0,
    log: (line) => console.log(`  ${line}`),
  });
}
