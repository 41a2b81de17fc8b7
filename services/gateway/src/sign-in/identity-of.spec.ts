import { identityOf } from './identity-of.js';

const CLAIMS = { uid: 'u1', email: 'ayse@rotadas.example', email_verified: true };

describe('identityOf', () => {
  it('keeps what a token knows of its owner', () => {
    expect(identityOf({ ...CLAIMS, name: ' Ayşe ', picture: 'https://a.example/b.png' })).toEqual({
      uid: 'u1',
      email: 'ayse@rotadas.example',
      displayName: 'Ayşe',
      photoUrl: 'https://a.example/b.png',
    });
  });

  it('does without a name or a picture that is none', () => {
    expect(identityOf({ ...CLAIMS, name: 7, picture: 'no address' })).toMatchObject({
      displayName: null,
      photoUrl: null,
    });
  });

  it('has no name of spaces alone, and no more of one than 200 letters', () => {
    expect(identityOf({ ...CLAIMS, name: '  ' }).displayName).toBeNull();
    expect(identityOf({ ...CLAIMS, name: 'a'.repeat(201) }).displayName).toBe('a'.repeat(200));
  });

  it('refuses claims that are no identity', () => {
    expect(() => identityOf({ ...CLAIMS, uid: '' })).toThrow(
      expect.objectContaining({ code: 'token-invalid', cause: expect.any(Error) }),
    );
  });

  it.each([
    { ...CLAIMS, email_verified: false },
    { ...CLAIMS, email: undefined },
  ])('refuses an e-mail that is missing or unverified', (claims) => {
    expect(() => identityOf(claims)).toThrow(expect.objectContaining({ code: 'email-unverified' }));
  });
});
