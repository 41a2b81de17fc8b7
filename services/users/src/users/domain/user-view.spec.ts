import { Admins, publicView, userView } from './user-view.js';
import { newAccount } from './registration.js';

const identity = { uid: 'secret', email: 'Admin@rotadas.example', displayName: 'Ali', photoUrl: null };
const account = { id: 7, ...newAccount(identity) };

describe('the view of an account', () => {
  it('keeps the identity provider’s id inside', () => {
    expect(userView(account, true)).toEqual({
      id: 7,
      email: 'Admin@rotadas.example',
      fullName: 'Ali',
      profileImage: null,
      gender: 'unspecified',
      birthDate: null,
      phone: null,
      description: null,
      rating: 0,
      isAdmin: true,
      termsAccepted: false,
    });
  });

  it('shows others the name, and the e-mail only where allowed', () => {
    expect(publicView(account, false)).toEqual({ id: 7, fullName: 'Ali' });
    expect(publicView(account, true)).toEqual({ id: 7, fullName: 'Ali', email: 'Admin@rotadas.example' });
  });
});

describe('an admin', () => {
  it('is whoever has the configured e-mail, however it is written', () => {
    expect(new Admins('admin@ROTADAS.example').include(account)).toBe(true);
    expect(new Admins('other@rotadas.example').include(account)).toBe(false);
  });

  it('is whoever the record says, with no e-mail configured', () => {
    const admins = new Admins(undefined);
    expect(admins.include({ ...account, isAdmin: true })).toBe(true);
    expect(admins.include(account)).toBe(false);
  });
});
