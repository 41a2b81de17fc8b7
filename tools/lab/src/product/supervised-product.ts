import { environment } from '@rotadas/servers/settings/environment';
import { startTemporaryProduct, type TemporaryProduct } from '@rotadas/start/temporary-product';
import { makeAccounts } from '../clients/accounts.ts';
import { RAISED } from './measured-product.ts';
import { withTeardown } from './run-tool.ts';

export const ADMIN = {
  uid: 'chaos-admin',
  email: 'chaos-admin@rotadas.example',
  displayName: 'Kaos',
} as const;

/** One route notifies the same people many times. */
const SETTINGS = { NOTIFICATIONS_PER_DAY: '100000', STALE_AFTER: '7200' };

/** Restarts parts as `npm start` does. Rejects if the launcher gives up a part. */
export function withSupervisedProduct<Result>(
  log: (line: string) => void,
  settings: Readonly<Record<string, string>>,
  work: (product: TemporaryProduct) => Promise<Result>,
): Promise<Result> {
  return withTeardown(log, async (teardown) => {
    Object.assign(environment.all, RAISED, SETTINGS, settings);
    const product = await startTemporaryProduct('chaos', {
      adminEmail: ADMIN.email,
      log(line) {
        if (!line.startsWith('Mail to ')) log(line);
      },
    });
    teardown.add('the product', () => product.stop());
    await makeAccounts(product.authEmulator, [ADMIN]);
    const failed = product.lost.then((reason): never => {
      throw new Error(`${reason}: the launcher gave it up`);
    });
    const url = product.url.replace('localhost', '127.0.0.1');
    return Promise.race([work({ ...product, url }), failed]);
  });
}
