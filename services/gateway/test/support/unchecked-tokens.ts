import { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { TokenVerifier, toVerifiedToken } from '../../src/sign-in/token-verifier.js';
import type { VerifiedToken } from '../../src/sign-in/principal.js';
import { PROJECT_ID } from './a-token.js';

/** Claims of a token; times are in seconds. */
const Claims = z.looseObject({
  aud: z.literal(PROJECT_ID),
  user_id: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  auth_time: z.number(),
  iat: z.number(),
  exp: z.number(),
  firebase: z.object({ sign_in_provider: z.string() }),
});

/** Reads tokens of `aToken`, and does not verify them. */
export class UncheckedTokens extends TokenVerifier {
  override async verify(token: string): Promise<VerifiedToken> {
    const claims = readClaims(token);
    if (claims.exp * 1_000 <= Date.now()) throw new DomainError('token-expired');
    return toVerifiedToken({ ...claims, uid: claims.user_id });
  }
}

function readClaims(token: string): z.infer<typeof Claims> {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return Claims.parse(JSON.parse(payload));
  } catch (error) {
    throw new DomainError('token-invalid', { cause: error });
  }
}
