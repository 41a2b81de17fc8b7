import { authErrorKey } from './auth-error-text.js';

const failure = (code: string) => Object.assign(new Error(code), { code });

describe('the text of a failed sign-in', () => {
  it.each([
    ['auth/email-already-in-use', 'emailInUse'],
    ['auth/user-not-found', 'wrongCredentials'],
    ['auth/wrong-password', 'wrongCredentials'],
    ['auth/invalid-credential', 'wrongCredentials'],
    ['auth/weak-password', 'weakPassword'],
    ['auth/invalid-email', 'invalidEmail'],
    ['auth/network-request-failed', 'network'],
    ['auth/operation-not-allowed', 'notAllowed'],
  ] as const)('for %s is the one of the catalogue', (code, key) => {
    expect(authErrorKey(failure(code), 'register')).toBe(key);
  });

  it('is a general one for any other code, by what was tried', () => {
    expect(authErrorKey(failure('auth/internal-error'), 'login')).toBe('otherLogin');
    expect(authErrorKey(new Error('no code'), 'register')).toBe('otherRegister');
  });
});
