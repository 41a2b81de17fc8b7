import type { signInTexts } from './sign-in.tr.js';
import type { SignInMode } from './sign-in-mode.js';

/** Key of the text that tells of a failed sign-in. */
export type AuthErrorKey = keyof typeof signInTexts.errors;

const KEY_BY_CODE: Partial<Record<string, AuthErrorKey>> = {
  'auth/email-already-in-use': 'emailInUse',
  'auth/user-not-found': 'wrongCredentials',
  'auth/wrong-password': 'wrongCredentials',
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-login-credentials': 'wrongCredentials',
  'auth/weak-password': 'weakPassword',
  'auth/invalid-email': 'invalidEmail',
  'auth/network-request-failed': 'network',
  'auth/operation-not-allowed': 'notAllowed',
};

/** The identity provider's code of a failure; null when it has none. */
function authErrorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Which text a failed login or registration shows (spec 8). */
export function authErrorKey(error: unknown, mode: SignInMode): AuthErrorKey {
  const fallback = mode === 'register' ? 'otherRegister' : 'otherLogin';
  return KEY_BY_CODE[authErrorCode(error) ?? ''] ?? fallback;
}
