import { aToken, PROJECT_ID } from '../../test/support/a-token.js';
import { emulatorForBlock } from '../../test/support/stand-in-emulator.js';
import { GatewayEnv } from '../env.js';
import { TokenVerifier, toIdentity, toSignInError } from './token-verifier.js';

describe('TokenVerifier', () => {
  const emulator = emulatorForBlock();

  const verify = (token: string, project = PROJECT_ID) =>
    new TokenVerifier(
      GatewayEnv.parse({
        NODE_ENV: 'test',
        FIREBASE_PROJECT_ID: project,
        FIREBASE_AUTH_EMULATOR_HOST: emulator().host,
      }),
    ).verify(token);

  it('returns the identity and the times of a token of its project', async () => {
    const now = Math.floor(Date.now() / 1_000);
    const token = aToken({ auth_time: now - 120, iat: now - 60, exp: now + 60 });
    expect(await verify(token)).toEqual({
      identity: expect.objectContaining({
        uid: 'ayse',
        email: 'ayse@rotadas.example',
        signedInAt: (now - 120) * 1_000,
      }),
      isByGoogle: false,
      phone: null,
      issuedAt: (now - 60) * 1_000,
      expiresAt: (now + 60) * 1_000,
    });
    const google = aToken({ firebase: { sign_in_provider: 'google.com' } });
    expect(await verify(google)).toMatchObject({ isByGoogle: true });
    const phone = '+905321234567';
    expect(await verify(aToken({ phone_number: phone }))).toMatchObject({ phone });
    await expect(verify(token, 'another-project')).rejects.toMatchObject({ code: 'token-invalid' });
  });

  const unsigned = (token: string) => token.slice(0, token.lastIndexOf('.') + 1);
  it.each([
    ['unsigned', unsigned(aToken({}, { alg: 'none' })), 'token-invalid'],
    ['without its signature', unsigned(aToken()), 'token-invalid'],
    [
      'with changed claims',
      aToken({}).replace(/\..+\./, `.${aToken({ sub: 'admin' }).split('.')[1]}.`),
      'token-invalid',
    ],
    ['with another algorithm', aToken({}, { alg: 'RS256' }), 'token-invalid'],
    ['malformed', 'a.b.c', 'token-invalid'],
    ['without a time of the sign-in', aToken({ auth_time: undefined }), 'token-invalid'],
    ['expired', aToken({ exp: 1 }), 'token-expired'],
  ])('rejects a token of the emulator that is %s', async (_what, token, code) => {
    await expect(verify(token)).rejects.toMatchObject({ code });
  });

  it('throws service-unavailable while the keys of the emulator are unavailable', async () => {
    const settings = { NODE_ENV: 'test', FIREBASE_PROJECT_ID: PROJECT_ID };
    const env = GatewayEnv.parse({ ...settings, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9' });
    await expect(new TokenVerifier(env).verify(aToken())).rejects.toMatchObject({
      code: 'service-unavailable',
    });
  });

  it('throws sign-in-unconfigured without a Firebase project', async () => {
    const verifier = new TokenVerifier(GatewayEnv.parse({}));
    await expect(verifier.verify(aToken())).rejects.toMatchObject({
      code: 'sign-in-unconfigured',
      status: 503,
      message: 'Firebase yapılandırması eksik',
    });
  });
});

const CLAIMS = {
  uid: 'u1',
  auth_time: 1_600_000_000,
  iat: 1_700_000_000,
  email: 'ayse@rotadas.example',
  email_verified: true,
};

describe('toIdentity', () => {
  it('reads the identity from the claims', () => {
    expect(toIdentity({ ...CLAIMS, name: ' Ayşe ', picture: 'https://a.example/b.png' })).toEqual({
      uid: 'u1',
      email: 'ayse@rotadas.example',
      displayName: 'Ayşe',
      photoUrl: 'https://a.example/b.png',
      issuedAt: 1_700_000_000_000,
      signedInAt: 1_600_000_000_000,
    });
  });

  it('omits an invalid name or picture', () => {
    expect(toIdentity({ ...CLAIMS, name: 7, picture: 'no address' })).toMatchObject({
      displayName: null,
      photoUrl: null,
    });
  });

  it('omits a name of spaces, and truncates it to 200 characters', () => {
    expect(toIdentity({ ...CLAIMS, name: '  ' }).displayName).toBeNull();
    expect(toIdentity({ ...CLAIMS, name: 'a'.repeat(201) }).displayName).toBe('a'.repeat(200));
  });

  it('rejects claims that are no identity', () => {
    expect(() => toIdentity({ ...CLAIMS, uid: '' })).toThrow(
      expect.objectContaining({ code: 'token-invalid', cause: expect.any(Error) }),
    );
  });

  it.each([
    { ...CLAIMS, email_verified: false },
    { ...CLAIMS, email: undefined },
  ])('rejects a missing or unverified email address', (claims) => {
    expect(() => toIdentity(claims)).toThrow(expect.objectContaining({ code: 'email-unverified' }));
  });
});

const rejection = (code: unknown, message = 'rejected') => Object.assign(new Error(message), { code });

describe('toSignInError', () => {
  it.each([
    ['auth/id-token-expired', 'token-expired'],
    ['auth/argument-error', 'token-invalid'],
    ['auth/invalid-id-token', 'token-invalid'],
    ['auth/id-token-revoked', 'token-invalid'],
    ['auth/user-not-found', 'token-invalid'],
    ['auth/user-disabled', 'token-invalid'],
    ['auth/internal-error', 'service-unavailable'],
  ])('converts the code %s to %s', (code, expected) => {
    expect(toSignInError(rejection(code)).code).toBe(expected);
  });

  it('distinguishes unavailable keys from a rejected token', () => {
    const unavailable = rejection('auth/argument-error', 'Error fetching public keys for Google certs');
    expect(toSignInError(unavailable).code).toBe('service-unavailable');
  });

  it.each([new SyntaxError('no JSON'), new TypeError('no text')])(
    'rejects a malformed token: %s',
    (fault) => {
      expect(toSignInError(fault).code).toBe('token-invalid');
    },
  );

  it.each([new Error('no code'), { code: 'auth/id-token-expired' }, 'away'])(
    'converts other errors to an unavailable identity provider: %p',
    (thrown) => {
      expect(toSignInError(thrown)).toMatchObject({
        code: 'service-unavailable',
        cause: { message: 'sign-in is unavailable', cause: thrown },
      });
    },
  );
});
