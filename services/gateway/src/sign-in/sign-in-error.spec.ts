import { toSignInError } from './sign-in-error.js';

const refusal = (code: unknown, message = 'refused') => Object.assign(new Error(message), { code });

describe('toSignInError', () => {
  it.each([
    ['auth/id-token-expired', 'token-expired'],
    ['auth/argument-error', 'token-invalid'],
    ['auth/invalid-id-token', 'token-invalid'],
    ['auth/id-token-revoked', 'token-invalid'],
    ['auth/user-not-found', 'token-invalid'],
    ['auth/user-disabled', 'token-invalid'],
    ['auth/internal-error', 'dependency-away'],
    [7, 'dependency-away'],
  ])('reads the code %s as %s', (code, expected) => {
    expect(toSignInError(refusal(code)).code).toBe(expected);
  });

  it('tells Google’s keys that cannot be fetched from a token that is refused', () => {
    const away = refusal('auth/argument-error', 'Error fetching public keys for Google certs');
    expect(toSignInError(away).code).toBe('dependency-away');
  });

  it.each([new SyntaxError('no JSON'), new TypeError('no text')])('refuses a garbled token: %s', (fault) => {
    expect(toSignInError(fault).code).toBe('token-invalid');
  });

  it.each([new Error('no code'), { code: 'auth/id-token-expired' }, 'away'])(
    'takes whatever else is thrown for a failure of the identity provider: %p',
    (thrown) => {
      expect(toSignInError(thrown)).toMatchObject({
        code: 'dependency-away',
        cause: { message: 'sign-in is away', cause: thrown },
      });
    },
  );
});
