import { expect, test as base } from '@playwright/test';
import { type OwnProduct, startOwnProduct } from './start-product.ts';

/** A busy machine starts the whole product slowly. */
const START_MS = 300_000;

/** So that one provider can be refused as often as many would be, and a few people ask as many. */
const RAISED = ['LOCATION_LIMIT_PER_SECOND', 'USER_LIMIT_PER_MINUTE', 'ADDRESS_LIMIT_PER_MINUTE'];

/**
 * Tests that share one product, which their worker starts for the first of them. Each leaves it
 * whole, whatever it stopped or killed.
 */
export const test = base.extend<object, { product: OwnProduct }>({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      for (const limit of RAISED) process.env[limit] = '1000000';
      const product = await startOwnProduct('faults').finally(() => {
        for (const limit of RAISED) Reflect.deleteProperty(process.env, limit);
      });
      await use(product);
      const said = product.said.length;
      await product.stop();
      // An orderly stop is no fault; what was counted of the last outage is told all the same.
      expect(product.said.slice(said).filter((line) => !line.endsWith(' times more)'))).toEqual([]);
    },
    { scope: 'worker', timeout: START_MS },
  ],
});
