import { z } from 'zod';

/** Id of the job scheduler that starts the sweeps, and name of its jobs. */
export const SWEEP = 'sweep';

/** Name of the job that ends one offer. */
export const END_OFFER = 'end-offer';

/** Name of the job that does what the time of a user's planned offers asks for. */
export const SETTLE_PLANS = 'settle-plans';

/** The data of that job. */
export const SettlePlans = z.object({ userId: z.int() });

/** The data of the job that ends an offer. */
export const EndOffer = z.object({ userId: z.int(), session: z.int() });
export type EndOffer = z.infer<typeof EndOffer>;

/**
 * The id of the job that ends the offer of a session; the job of a replaced session remains, and
 * finds nothing to do.
 */
export function endOfferJobId({ userId, session }: EndOffer): string {
  return `${userId}-${session}`;
}

/** The id of the job that settles a user's planned offers at `at`, epoch ms. */
export function settlePlansJobId(userId: number, at: number): string {
  return `${SETTLE_PLANS}-${userId}-${at}`;
}
