import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';
import { SignedToken } from './signed-token.js';

/** The token of the push message about a request. */
export const AnswerTokenInput = z.strictObject({ token: SignedToken });

export const AnswerInput = AnswerTokenInput.extend({ answer: z.enum(['accept', 'decline']) });

/** The request that a token answers, in the version that its provider saw. */
export const RequestToAnswer = z.object({
  userId: SerialId,
  agreementId: SerialId,
  version: z.int().min(1),
});
export type RequestToAnswer = z.infer<typeof RequestToAnswer>;
