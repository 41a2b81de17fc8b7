import { type Account, knownAccount } from '../../support/accounts.ts';
import type { RunningProduct } from '../../support/running-product.ts';
import { ACTORS, emailOf, spotOf } from './cast.ts';
import { send } from './send.ts';

/** How far each actor drives to where it is, degrees; enough to have a direction. */
const DRIVEN = 0.001;

/** Has every actor arrive where it belongs just now, by another way each, so that markers are fresh and show where they head. */
export async function arrive(product: RunningProduct): Promise<void> {
  await Promise.all(
    ACTORS.map(async (actor, index) => {
      const account = await knownAccount(product, emailOf(index));
      const { latitude, longitude } = spotOf(actor);
      const from = {
        latitude: latitude - DRIVEN * Math.cos(index),
        longitude: longitude - DRIVEN * Math.sin(index),
      };
      await locate(product, account, from);
      await locate(product, account, { latitude, longitude });
    }),
  );
}

const locate = (product: RunningProduct, account: Account, body: object) =>
  send(product, account, 'POST', '/api/providers/location', body);
