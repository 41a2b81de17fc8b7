import { newAccount } from './new-account.js';

const identity = { uid: 'uid-1', email: 'a@rotadas.example', displayName: null, photoUrl: null };

describe('a new account', () => {
  it('starts with nothing filled in, no rights and no accepted terms', () => {
    expect(newAccount(identity)).toEqual({
      googleId: 'uid-1',
      email: 'a@rotadas.example',
      fullName: '',
      profileImage: null,
      gender: 'unspecified',
      birthDate: null,
      phone: null,
      description: null,
      rating: 0,
      isAdmin: false,
      termsAccepted: false,
    });
  });

  it('takes name and picture from the identity provider, within the limits of a profile', () => {
    const known = { displayName: ` ${'a'.repeat(150)}`, photoUrl: 'https://photos.example/a.png' };
    const { fullName, profileImage } = newAccount({ ...identity, ...known });
    expect(fullName).toHaveLength(60);
    expect(profileImage).toBe('https://photos.example/a.png');
  });

  it('takes a name without what no name may hold, and none that shows nothing', () => {
    const named = (displayName: string) => newAccount({ ...identity, displayName }).fullName;
    expect(named('Ali\u202e\0 Kaya')).toBe('Ali Kaya');
    expect(named('\u200b')).toBe('');
    expect(named('Rotadaş Güvenlik')).toBe('');
  });

  it('leaves out a picture that the page could not show', () => {
    const { profileImage } = newAccount({ ...identity, photoUrl: 'http://photos.example/a.png' });
    expect(profileImage).toBeNull();
  });
});
