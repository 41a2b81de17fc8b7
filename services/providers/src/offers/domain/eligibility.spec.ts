import { isProviderAge } from '@rotadas/contracts/users/birth-date';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { requireEligible } from './eligibility.js';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';

describe('requireEligible', () => {
  it('accepts a user with a complete profile and accepted terms', () => {
    expect(() => requireEligible(aUser())).not.toThrow();
  });

  it('rejects an incomplete profile', () => {
    expect(() => requireEligible(aUser({ phone: null }))).toThrow(
      expect.objectContaining({ code: 'profile-incomplete' }),
    );
  });

  it('rejects a user who is younger than 18, with a separate error', () => {
    const [year, ...rest] = turkishDay(Date.now()).split('-');
    const birthDate = [Number(year) - 17, ...rest].join('-');
    expect(isProviderAge(birthDate)).toBe(false);
    expect(() => requireEligible(aUser({ birthDate }))).toThrow(
      expect.objectContaining({
        code: 'provider-underage',
        status: 403,
        message: expect.stringContaining('18 yaşını'),
      }),
    );
  });

  it('rejects unaccepted terms before an incomplete profile', () => {
    const newcomer = aUser({ termsAccepted: false, fullName: '', phone: null });
    expect(() => requireEligible(newcomer)).toThrow(expect.objectContaining({ code: 'terms-unaccepted' }));
  });
});
