import { FIRST_TERMS_VERSION, TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { Admins, publicView, userView } from './user-view.js';
import { newAccount } from './registration.js';

const identity = {
  uid: 'secret',
  email: 'Admin@rotadas.example',
  displayName: 'Ali',
  photoUrl: null,
  issuedAt: 1_000,
  signedInAt: 0,
};
const account = { id: 7, ...newAccount(identity) };

describe('userView and publicView', () => {
  it('excludes the ID at the identity provider', () => {
    expect(userView(account, true)).toEqual({
      id: 7,
      email: 'Admin@rotadas.example',
      fullName: 'Ali',
      profileImage: null,
      gender: 'unspecified',
      birthDate: null,
      phone: null,
      isPhoneVerified: false,
      description: null,
      vehicle: null,
      rating: 0,
      ratings: 0,
      isAdmin: true,
      termsAccepted: false,
      acceptedTerms: null,
      eraseAt: null,
      sanction: null,
    });
  });

  it('includes the newest accepted terms, and whether they are in force', () => {
    const view = (...versions: string[]) =>
      userView({ ...account, acceptances: versions.map((version) => ({ version, at: 1_000 })) }, false);
    const older = { termsAccepted: false, acceptedTerms: FIRST_TERMS_VERSION };
    expect(view(FIRST_TERMS_VERSION)).toMatchObject(older);
    const present = { termsAccepted: true, acceptedTerms: TERMS_VERSION };
    expect(view(FIRST_TERMS_VERSION, TERMS_VERSION)).toMatchObject(present);
  });

  it('includes the name, and the e-mail address only if allowed', () => {
    expect(publicView(account, false)).toEqual({ id: 7, fullName: 'Ali' });
    expect(publicView(account, true)).toEqual({ id: 7, fullName: 'Ali', email: 'Admin@rotadas.example' });
  });
});

describe('Admins', () => {
  it('include the account with the configured e-mail address, in any case', () => {
    expect(new Admins('admin@ROTADAS.example').include(account)).toBe(true);
    expect(new Admins('other@rotadas.example').include(account)).toBe(false);
  });

  it('include only accounts marked as admin if no e-mail address is configured', () => {
    const admins = new Admins(undefined);
    expect(admins.include({ ...account, isAdmin: true })).toBe(true);
    expect(admins.include(account)).toBe(false);
  });

  it.each([{ isSuspended: true }, { eraseAt: 1_000 }])('include no account with %j', (state) => {
    const admins = new Admins('admin@rotadas.example');
    expect(admins.include({ ...account, isAdmin: true, ...state })).toBe(false);
  });
});
