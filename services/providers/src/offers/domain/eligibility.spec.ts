import type { User } from '@rotadas/contracts/users/user';
import { isProviderAge } from '@rotadas/contracts/users/birth-date';
import { NAME_FAULTS } from '@rotadas/contracts/users/full-name';
import { PROFILE_FAULTS } from '@rotadas/contracts/users/profile';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { requireEligible } from './eligibility.js';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';

describe('requireEligible', () => {
  it('accepts a user with a complete profile and accepted terms', () => {
    expect(() => requireEligible(aUser())).not.toThrow();
  });

  const missing = expect.stringContaining('Hizmet verebilmek için');
  it.each<[string, Partial<User>, unknown]>([
    ['fullName', { fullName: ' ' }, missing],
    ['gender', { gender: 'unspecified' }, missing],
    ['birthDate', { birthDate: null }, missing],
    ['phone', { phone: null }, missing],
    // Records that are older than the rule.
    ['phone', { phone: 'abc' }, PROFILE_FAULTS.phone],
    ['phone', { phone: '.' }, PROFILE_FAULTS.phone],
    ['birthDate', { birthDate: '2131-01-01' }, PROFILE_FAULTS.birthDate],
    ['birthDate', { birthDate: '9999-12-31' }, PROFILE_FAULTS.birthDate],
    ['birthDate', { birthDate: '1850-01-01' }, PROFILE_FAULTS.birthDate],
    ['fullName', { fullName: 'Rotadaş Güvenlik' }, NAME_FAULTS.reserved],
    ['fullName', { fullName: '\u200b' }, 'Hizmet verebilmek için isim soyisim alanını doldurmanız gerekiyor'],
  ])('rejects an unusable %s: %j', (field, change, text) => {
    expect(() => requireEligible(aUser(change))).toThrow(
      expect.objectContaining({ code: 'profile-incomplete', details: { [field]: text } }),
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
