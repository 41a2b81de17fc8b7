import { z } from 'zod';

/** Id of the sweep scheduler, and name of its jobs. */
export const SWEEP = 'sweep';

export const END_OFFER = 'end-offer';

export const SETTLE_PLANS = 'settle-plans';

export const SettlePlans = z.object({ userId: z.int() });

export const EndOffer = z.object({ userId: z.int(), session: z.int() });
export type EndOffer = z.infer<typeof EndOffer>;
