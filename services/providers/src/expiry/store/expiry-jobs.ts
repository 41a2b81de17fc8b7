import { z } from 'zod';

/** Id of the job scheduler that starts the sweeps, and name of its jobs. */
export const SWEEP = 'sweep';

/** Name of the job that ends one offer. */
export const END_OFFER = 'end-offer';

/** What the job that ends an offer carries. */
export const EndOffer = z.object({ userId: z.int(), session: z.int() });
export type EndOffer = z.infer<typeof EndOffer>;

/** The id of the job that ends a session; that of a replaced session stays and finds nothing to do. */
export function endOfferJobId({ userId, session }: EndOffer): string {
  return `${userId}-${session}`;
}
