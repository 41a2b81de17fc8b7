import { join } from 'node:path';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { freePort } from '@rotadas/servers/processes/ports';
import type { Servers } from '@rotadas/servers/start-servers';
import { startProduct } from '@rotadas/start/product';
import { makeAccounts, type ProductAddress } from '../clients/accounts.ts';
import { RAISED } from './own-product.ts';
import { withTeardown } from './run-tool.ts';
import { environment } from '@rotadas/servers/settings/environment';

export const ADMIN = {
  uid: 'chaos-admin',
  email: 'chaos-admin@rotadas.example',
  displayName: 'Kaos',
} as const;

/** One route notifies the same people many times. */
const SETTINGS = { NOTIFICATIONS_PER_DAY: '100000', STALE_AFTER: '7200' };

const ADDRESSES = ['MONGODB_URI', 'REDIS_URL', 'MARKERS_REDIS_URL', 'NATS_URL', 'SMTP_URL'];

/** Restarts parts as `npm start` does. */
export interface SupervisedProduct extends ProductAddress {
  readonly servers: Servers;
  readonly dataDir: string;
  readonly mailDir: string;
  readonly lines: readonly string[];
}

/** Runs a product on free ports in a temporary folder. Rejects if the launcher gives up a part. */
export function withSupervisedProduct<Result>(
  log: (line: string) => void,
  settings: Readonly<Record<string, string>>,
  work: (product: SupervisedProduct) => Promise<Result>,
): Promise<Result> {
  return withTeardown(log, async (teardown) => {
    for (const address of ADDRESSES) Reflect.deleteProperty(environment.all, address);
    Object.assign(environment.all, RAISED, SETTINGS, settings);
    const folder = await temporaryFolder('chaos');
    teardown.add('the data folder', () => folder.remove());
    const dataDir = folder.path;
    const lines: string[] = [];
    const [authEmulatorPort, port] = [await freePort(), await freePort()];
    const launched = await startProduct({
      ...{ port, authEmulatorPort, dataDir, demoProviders: 0, adminEmail: ADMIN.email },
      log(line) {
        lines.push(line);
        if (!line.startsWith('Mail to ')) log(line);
      },
    });
    teardown.add('the product', () => launched.stop());
    const emulatorHost = `127.0.0.1:${authEmulatorPort}`;
    await makeAccounts(emulatorHost, [ADMIN]);
    const mailDir = join(dataDir, 'mail');
    const { servers } = launched;
    const product = { apiUrl: `http://127.0.0.1:${port}`, emulatorHost, servers, dataDir, mailDir, lines };
    const failed = launched.lost.then((reason): never => {
      throw new Error(`${reason}: the launcher gave it up`);
    });
    return Promise.race([work(product), failed]);
  });
}
