import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BACKUPS, dataFolder } from './backup/paths.ts';
import { countDocuments } from './mongodb/count-documents.ts';
import { provideTools } from './mongodb/provide-tools.ts';
import { withClient } from './mongodb/with-client.ts';
import { findProduct } from './product/addresses.ts';
import { runCommand } from './product/run-command.ts';

await runCommand(
  () => parseArgs({ options: { to: { type: 'string', default: BACKUPS } } }).values,
  async ({ to }) => {
    const { takeBackup } = await import('./backup/take-backup.ts');
    const product = await findProduct(dataFolder());
    const tools = await provideTools(console.log);
    const startedAt = performance.now();
    const { folder, manifest } = await takeBackup(product, tools, resolve(to), console.log);
    const megabytes = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
    const seconds = (performance.now() - startedAt) / 1_000;
    console.log(
      `As of ${manifest.pointInTime.toISOString()}: ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s`,
    );
    console.log(await withClient(product.mongodb, (client) => countDocuments(client, product.mongodb)));
    console.log(folder);
  },
);
