import { authErrorCode } from './auth-error-code.js';
import { authErrorTexts } from './auth-errors.tr.js';

export type AuthErrorKey = keyof typeof authErrorTexts;

/** The error code if it has a text; null if only a general text fits. */
export function authErrorKey(error: unknown): AuthErrorKey | null {
  const code = authErrorCode(error);
  return code !== null && isKey(code) ? code : null;
}

function isKey(code: string): code is AuthErrorKey {
  return Object.hasOwn(authErrorTexts, code);
}
