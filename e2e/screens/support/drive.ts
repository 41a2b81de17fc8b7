import { knownAccount } from '../../support/accounts.ts';
import type { RunningProduct } from '../../support/running-product.ts';
import { ACTORS, emailOf, spotOf } from './cast.ts';
import { send } from './send.ts';

/** How far each actor drives to where it is, degrees; enough to have a direction. */
const DRIVEN = 0.001;

/**
 * Has every actor stand where it belongs just now, so that its marker is fresh; before that,
 * `on-the-way`, a little off.
 */
export async function drive(product: RunningProduct, to: 'on-the-way' | 'arrived'): Promise<void> {
  await Promise.all(
    ACTORS.map(async (actor, index) => {
      const account = await knownAccount(product, emailOf(index));
      const { latitude, longitude } = spotOf(actor);
      const short = to === 'arrived' ? 0 : DRIVEN;
      await send(product, account, 'POST', '/api/providers/location', {
        latitude: latitude - short * Math.cos(index),
        longitude: longitude - short * Math.sin(index),
      });
    }),
  );
}
