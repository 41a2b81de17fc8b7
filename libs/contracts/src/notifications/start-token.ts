import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { SignedToken } from './signed-token.js';

/** The token of the push message about a departure. */
export const StartTokenInput = z.strictObject({ token: SignedToken });
export type StartTokenInput = z.infer<typeof StartTokenInput>;

/** The planned offer that a token starts. */
export const OfferToStart = z.object({ userId: SerialId, offerId: SerialId });
export type OfferToStart = z.infer<typeof OfferToStart>;
