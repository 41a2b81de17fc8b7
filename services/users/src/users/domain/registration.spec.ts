import type { Identity } from '@rotadas/contracts/users/identity';
import { newAccount, missingProfileFields } from './registration.js';

const identity: Identity = {
  uid: 'uid-1',
  email: 'a@rotadas.example',
  displayName: null,
  photoUrl: null,
  issuedAt: 1_000,
  signedInAt: 0,
};
const account = { id: 1, ...newAccount(identity) };
const registration = { email: 'a@rotadas.example', fullName: 'Ali Kaya', profileImage: null };

describe('missingProfileFields', () => {
  it('fills in an empty name', () => {
    expect(missingProfileFields(account, identity, registration)).toEqual({
      fullName: 'Ali Kaya',
      profileImage: null,
    });
  });

  it('falls back to the name at the identity provider', () => {
    const fill = missingProfileFields(
      account,
      { ...identity, displayName: 'Ali K.' },
      { ...registration, fullName: '' },
    );
    expect(fill?.fullName).toBe('Ali K.');
  });

  it('fills in a picture and keeps the name', () => {
    const profileImage = 'https://photos.example/a.png';
    const fill = missingProfileFields({ ...account, fullName: 'Veli' }, identity, {
      ...registration,
      profileImage,
    });
    expect(fill).toEqual({ fullName: 'Veli', profileImage });
  });

  it('returns null if all fields are filled', () => {
    const filled = { ...account, fullName: 'Veli', profileImage: 'https://photos.example/v.png' };
    expect(missingProfileFields(filled, identity, registration)).toBeNull();
  });
});

describe('newAccount', () => {
  it('has empty fields, no rights and no accepted terms', () => {
    expect(newAccount(identity)).toEqual({
      googleId: 'uid-1',
      email: 'a@rotadas.example',
      emailAt: 1_000,
      fullName: '',
      profileImage: null,
      gender: 'unspecified',
      birthDate: null,
      phone: null,
      isPhoneVerified: false,
      description: null,
      vehicle: null,
      rating: 0,
      ratings: 0,
      ratedAt: 0,
      isAdmin: false,
      acceptances: [],
      signedOutAt: 0,
      eraseAt: null,
      sanction: null,
      erasure: null,
      isSuspended: false,
    });
  });

  it('uses name and picture of the identity provider, within the rules of a profile', () => {
    const known = { displayName: ` \u202e${'a'.repeat(150)}`, photoUrl: 'https://photos.example/a.png' };
    const { fullName, profileImage } = newAccount({ ...identity, ...known });
    expect(fullName).toHaveLength(60);
    expect(profileImage).toBe('https://photos.example/a.png');
  });

  it('omits a picture that is not served over https', () => {
    const { profileImage } = newAccount({ ...identity, photoUrl: 'http://photos.example/a.png' });
    expect(profileImage).toBeNull();
  });
});
