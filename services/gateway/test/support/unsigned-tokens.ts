import { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { TokenVerifier, toIdentity } from '../../src/sign-in/token-verifier.service.js';
import type { VerifiedToken } from '../../src/sign-in/principal.js';
import { PROJECT_ID } from './a-token.js';

/** In seconds. */
const Claims = z.looseObject({
  aud: z.literal(PROJECT_ID),
  user_id: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  auth_time: z.number(),
  iat: z.number(),
  exp: z.number(),
});

/** Accepts tokens of `aToken`. */
export class UnsignedTokens extends TokenVerifier {
  override async verify(token: string): Promise<VerifiedToken> {
    const claims = readClaims(token);
    if (claims.exp * 1_000 <= Date.now()) throw new DomainError('token-expired');
    return {
      identity: toIdentity({ ...claims, uid: claims.user_id }),
      signedInAt: claims.auth_time * 1_000,
      issuedAt: claims.iat * 1_000,
      expiresAt: claims.exp * 1_000,
    };
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
