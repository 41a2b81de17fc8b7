import type { User } from '@rotadas/contracts/users/user';
import { aUser } from '@rotadas/test-kit/a-user';
import { requireEligible } from './eligibility.js';

describe('requireEligible', () => {
  it('lets a user with a complete profile and accepted terms pass', () => {
    expect(() => requireEligible(aUser())).not.toThrow();
  });

  it.each<[string, Partial<User>]>([
    ['fullName', { fullName: ' ' }],
    ['gender', { gender: 'unspecified' }],
    ['birthDate', { birthDate: null }],
    ['phone', { phone: null }],
  ])('names %s when it is missing', (field, change) => {
    expect(() => requireEligible(aUser(change))).toThrow(
      expect.objectContaining({
        code: 'profile-incomplete',
        details: { [field]: expect.stringContaining('Hizmet verebilmek için') },
      }),
    );
  });

  it('refuses a user who has not accepted the terms', () => {
    expect(() => requireEligible(aUser({ termsAccepted: false }))).toThrow(
      expect.objectContaining({ code: 'terms-unaccepted' }),
    );
  });
});
