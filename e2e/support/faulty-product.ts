import { expect, test as base } from '@playwright/test';
import { startTemporaryProduct, type TemporaryProduct } from '@rotadas/start/temporary-product';

const START_MS = 300_000;

/** One provider sends as often as many. */
const RAISED = ['LOCATION_LIMIT_PER_SECOND', 'USER_LIMIT_PER_MINUTE', 'ADDRESS_LIMIT_PER_MINUTE'];

/** One product for all tests of a worker; each test restores what it stopped. */
export const test = base.extend<object, { product: TemporaryProduct }>({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      for (const limit of RAISED) process.env[limit] = '1000000';
      const product = await startTemporaryProduct('faults').finally(() => {
        for (const limit of RAISED) Reflect.deleteProperty(process.env, limit);
      });
      await use(product);
      const before = product.lines.length;
      await product.stop();
      // A regular stop logs nothing but the count of earlier repeats.
      expect(product.lines.slice(before).filter((line) => !line.endsWith(' times more)'))).toEqual([]);
    },
    { scope: 'worker', timeout: START_MS },
  ],
});
