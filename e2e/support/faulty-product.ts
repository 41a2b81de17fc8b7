import { expect, test as base } from '@playwright/test';
import { startTemporaryProduct, type TemporaryProduct } from '@rotadas/start/temporary-product';

const START_MS = 300_000;

/** One user sends and receives as often as many. */
const RAISED = {
  LOCATION_LIMIT_PER_SECOND: '1000000',
  USER_LIMIT_PER_MINUTE: '1000000',
  ADDRESS_LIMIT_PER_MINUTE: '1000000',
  REPORTS_PER_DAY: '1000000',
  REQUESTS_PER_DAY: '1000000',
  NOTIFICATIONS_PER_DAY: '1000',
};

/** One product for all tests of a worker; each test restores what it stopped. */
export const test = base.extend<object, { product: TemporaryProduct }>({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      Object.assign(process.env, RAISED);
      const product = await startTemporaryProduct('faults').finally(() => {
        for (const limit of Object.keys(RAISED)) Reflect.deleteProperty(process.env, limit);
      });
      expect(product.lines.filter((line) => /unavailable|wait|Error|ulaşılamıyor/.test(line))).toEqual([]);
      await use(product);
      const before = product.lines.length;
      await product.stop();
      // A regular stop logs nothing but the count of earlier repeats.
      expect(product.lines.slice(before).filter((line) => !line.endsWith(' times more)'))).toEqual([]);
    },
    { scope: 'worker', timeout: START_MS },
  ],
});
