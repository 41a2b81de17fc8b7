import { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { dependencyUnavailable } from '@rotadas/service-kit/errors/dependency';

const Claims = z.looseObject({
  sub: z.string(),
  auth_time: z.number(),
  iat: z.number(),
  exp: z.number(),
  firebase: z.object({ sign_in_provider: z.string() }),
});

/**
 * Verifies tokens of the auth emulator by the keys that `npm start` makes it publish, since
 * firebase-admin accepts unsigned ones. `host` is `host:port`.
 */
export function emulatorTokens(host: string, projectId: string) {
  const verifier = import('jose').then((jose) => {
    const keys = jose.createRemoteJWKSet(new URL(`http://${host}/.well-known/jwks.json`));
    return { ...jose, keys };
  });
  const expected = {
    algorithms: ['ES256'],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
  };
  return async (token: string) => {
    const { errors, jwtVerify, keys } = await verifier;
    try {
      const { payload } = await jwtVerify(token, keys, expected);
      const claims = Claims.parse(payload);
      return { ...claims, uid: claims.sub };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new DomainError('token-expired');
      if (isRejection(error)) throw new DomainError('token-invalid', { cause: error });
      throw dependencyUnavailable('sign-in', error);
    }
  };
}

/** jose has codes for faults of a token, and some for keys that cannot be loaded. */
function isRejection(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^ERR_J(OSE_(ALG|NOT)|W[ST])_|^ERR_JWKS_NO_MATCHING_KEY$/.test(code);
}
