import { authErrorCode } from '../../shared/auth/auth-error-code.js';
import { authErrorTexts } from './auth-errors.tr.js';

/** A code of the identity provider that has a text of its own. */
export type AuthErrorKey = keyof typeof authErrorTexts;

/**
 * The code of a failure whose text the user is shown; null when only a general one fits (spec 8).
 */
export function authErrorKey(error: unknown): AuthErrorKey | null {
  const code = authErrorCode(error);
  return code !== null && isKey(code) ? code : null;
}

function isKey(code: string): code is AuthErrorKey {
  return Object.hasOwn(authErrorTexts, code);
}
