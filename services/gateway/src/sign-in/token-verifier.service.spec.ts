import { aToken } from '../../test/support/a-token.js';
import { GatewayEnv } from '../env.js';
import { TokenVerifier, toIdentity, toSignInError } from './token-verifier.service.js';

describe('TokenVerifier', () => {
  it('refuses every token where no Firebase project is configured, and says so', async () => {
    const verifier = new TokenVerifier(GatewayEnv.parse({}));
    await expect(verifier.verify(aToken())).rejects.toMatchObject({
      code: 'sign-in-unconfigured',
      status: 503,
      message: 'Firebase yapılandırması eksik',
    });
  });
});

const CLAIMS = { uid: 'u1', email: 'ayse@rotadas.example', email_verified: true };

describe('identityOf', () => {
  it('keeps what a token knows of its owner', () => {
    expect(toIdentity({ ...CLAIMS, name: ' Ayşe ', picture: 'https://a.example/b.png' })).toEqual({
      uid: 'u1',
      email: 'ayse@rotadas.example',
      displayName: 'Ayşe',
      photoUrl: 'https://a.example/b.png',
    });
  });

  it('does without a name or a picture that is none', () => {
    expect(toIdentity({ ...CLAIMS, name: 7, picture: 'no address' })).toMatchObject({
      displayName: null,
      photoUrl: null,
    });
  });

  it('has no name of spaces alone, and no more of one than 200 letters', () => {
    expect(toIdentity({ ...CLAIMS, name: '  ' }).displayName).toBeNull();
    expect(toIdentity({ ...CLAIMS, name: 'a'.repeat(201) }).displayName).toBe('a'.repeat(200));
  });

  it('refuses claims that are no identity', () => {
    expect(() => toIdentity({ ...CLAIMS, uid: '' })).toThrow(
      expect.objectContaining({ code: 'token-invalid', cause: expect.any(Error) }),
    );
  });

  it.each([
    { ...CLAIMS, email_verified: false },
    { ...CLAIMS, email: undefined },
  ])('refuses an e-mail that is missing or unverified', (claims) => {
    expect(() => toIdentity(claims)).toThrow(expect.objectContaining({ code: 'email-unverified' }));
  });
});

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
