import type { Identity } from '@rotadas/contracts/users/identity';
import { newAccount } from './new-account.js';
import { registrationFill } from './registration-fill.js';

const identity: Identity = { uid: 'u', email: 'a@rotadas.example', displayName: null, photoUrl: null };
const account = { id: 1, ...newAccount(identity) };
const registration = { email: 'a@rotadas.example', fullName: 'Ali Kaya', profileImage: null };

describe('registering', () => {
  it('fills in a name that is still empty', () => {
    expect(registrationFill(account, identity, registration)).toEqual({
      fullName: 'Ali Kaya',
      profileImage: null,
    });
  });

  it('falls back on the name that the identity provider knows', () => {
    const fill = registrationFill(
      account,
      { ...identity, displayName: 'Ali K.' },
      { ...registration, fullName: '' },
    );
    expect(fill?.fullName).toBe('Ali K.');
  });

  it('fills in a picture beside a name that is there', () => {
    const profileImage = 'https://photos.example/a.png';
    const fill = registrationFill({ ...account, fullName: 'Veli' }, identity, {
      ...registration,
      profileImage,
    });
    expect(fill).toEqual({ fullName: 'Veli', profileImage });
  });

  it('has nothing to add to what is filled in', () => {
    const filled = { ...account, fullName: 'Veli', profileImage: 'https://photos.example/v.png' };
    expect(registrationFill(filled, identity, registration)).toBeNull();
  });
});
