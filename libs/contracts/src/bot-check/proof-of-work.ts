import { z } from 'zod';
import { BotCheckAction } from './bot-check.js';

const Hex = z.string().regex(/^[\da-f]+$/);

/** A challenge of ALTCHA, signed by the gateway. */
export const WorkChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: Hex,
    salt: Hex,
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: Hex,
    keySignature: Hex,
    /** Seconds since 1970. */
    expiresAt: z.number(),
    data: z.object({ action: BotCheckAction }),
  }),
  signature: Hex,
});
export type WorkChallenge = z.infer<typeof WorkChallenge>;

/** The JSON of a proof, in Base64, is the token to verify. */
export const WorkProof = z.object({
  challenge: WorkChallenge,
  solution: z.object({ counter: z.number(), derivedKey: Hex }),
});
export type WorkProof = z.infer<typeof WorkProof>;
