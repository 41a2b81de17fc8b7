import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { dependencyAway } from '@rotadas/service-kit/errors/dependency';

/** The codes with which firebase-admin refuses a token or its owner. */
const REFUSALS = new Set([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-revoked',
  'auth/user-not-found',
  'auth/user-disabled',
]);

/** A failed fetch of Google's keys comes as an argument error too; only its text tells. */
const KEYS_AWAY = /fetching public keys/i;

/** A failure of firebase-admin, as the caller may see it. */
export function toSignInError(error: unknown): DomainError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'auth/id-token-expired') return new DomainError('token-expired');
  if (isGarbled(error) || (isRefusal(code) && !KEYS_AWAY.test(String(error)))) {
    return new DomainError('token-invalid');
  }
  return dependencyAway('sign-in', error);
}

function isRefusal(code: unknown): boolean {
  return typeof code === 'string' && REFUSALS.has(code);
}

/** A token whose parts are no JSON makes the decoder itself fail. */
function isGarbled(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof TypeError;
}
