import { NAME_FAULTS } from './full-name.js';
import { FIRST_TERMS_VERSION, TERMS_VERSION } from '../accounts/terms-version.js';
import {
  ProfileInput,
  PROFILE_FAULTS,
  RegistrationInput,
  requireActiveAccount,
  requireCompleteProfile,
  requirePresentTerms,
} from './profile.js';
import type { ProviderProfile } from './profile-completeness.js';

const findFaults = (change: object) =>
  Object.fromEntries(
    ProfileInput.safeParse({ fullName: 'Ayşe Yılmaz', ...change }).error?.issues.map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]) ?? [],
  );

describe('ProfileInput', () => {
  it('has Turkish texts for invalid fields', () => {
    expect(findFaults({ phone: 'abc' })).toEqual({ phone: PROFILE_FAULTS.phone });
    expect(findFaults({ fullName: '' })).toMatchObject({ fullName: 'İsim soyisim zorunludur' });
    expect(findFaults({ birthDate: '2131-01-01' })).toEqual({ birthDate: PROFILE_FAULTS.birthDate });
  });

  it.each([
    ...['id', 'googleId', 'email', 'rating', 'isAdmin', 'termsAccepted'],
    ...['isOnline', 'latitude', 'activeService'],
  ])('has no field %s', (field) => {
    const issues = ProfileInput.safeParse({ fullName: 'Ali Kaya', [field]: 1 }).error?.issues;
    expect(issues).toMatchObject([{ code: 'unrecognized_keys', keys: [field] }]);
  });

  it.each([
    ['no name', { fullName: undefined }],
    ['a name with an address', { fullName: 'Ali https://evil.example' }],
    ['an unknown gender', { gender: 'x' }],
    ['a day that does not exist', { birthDate: '2001-02-30' }],
    ['a description that is too long', { description: 'a'.repeat(1_001) }],
    ['a picture without https', { profileImage: 'http://photos.example/m.png' }],
  ])('rejects %s', (_fault, change) => {
    expect(ProfileInput.safeParse({ fullName: 'Ali Kaya', ...change }).success).toBe(false);
  });

  it('parses its own output to the same value, as gateway and service both parse it', () => {
    const once = ProfileInput.parse({
      fullName: ' Gu\u0308l\tŞen ',
      phone: '0555 555 55 55',
      birthDate: '2015-01-01',
      description: 'bir\r\niki',
    });
    expect(once).toMatchObject({ fullName: 'Gül Şen', phone: '+90 555 555 55 55', description: 'bir\niki' });
    expect(ProfileInput.parse(once)).toEqual(once);
  });
});

describe('RegistrationInput', () => {
  it('cleans the name of the identity provider', () => {
    const registration = { email: 'a@rotadas.example', fullName: ' Ali\u202e\0 Kaya\u200b' };
    expect(RegistrationInput.parse(registration).fullName).toBe('Ali Kaya');
    expect(RegistrationInput.parse({ ...registration, fullName: '\u200b' }).fullName).toBe('');
  });

  it('cuts a long name', () => {
    const fullName = 'Ayşe '.repeat(200);
    const registration = RegistrationInput.parse({ email: 'a@rotadas.example', fullName });
    expect(registration.fullName).toBe('Ayşe '.repeat(12).trim());
  });
});

describe('requireCompleteProfile', () => {
  const COMPLETE: ProviderProfile = {
    fullName: 'Ayşe Yılmaz',
    gender: 'female',
    birthDate: '1990-05-17',
    phone: '0555 555 55 55',
  };

  it('accepts a complete profile', () => {
    expect(() => requireCompleteProfile(COMPLETE)).not.toThrow();
  });

  it.each<[string, Partial<ProviderProfile>, unknown]>([
    ['gender', { gender: 'unspecified' }, expect.stringContaining('Hizmet verebilmek için')],
    // Records that are older than the rule.
    ['phone', { phone: 'abc' }, PROFILE_FAULTS.phone],
    ['birthDate', { birthDate: '2131-01-01' }, PROFILE_FAULTS.birthDate],
    ['fullName', { fullName: 'Rotadaş Güvenlik' }, NAME_FAULTS.reserved],
    ['fullName', { fullName: '\u200b' }, 'Hizmet verebilmek için isim soyisim alanını doldurmanız gerekiyor'],
  ])('rejects an unusable %s: %j', (field, change, text) => {
    expect(() => requireCompleteProfile({ ...COMPLETE, ...change })).toThrow(
      expect.objectContaining({ code: 'profile-incomplete', details: { [field]: text } }),
    );
  });
});

describe('an account whose user', () => {
  const UNACCEPTED = expect.objectContaining({ code: 'terms-unaccepted' });
  const check = (termsAccepted: boolean, acceptedTerms: string | null, eraseAt: number | null = null) => {
    const account = { termsAccepted, acceptedTerms, eraseAt, sanction: null };
    return { isActive: () => requireActiveAccount(account), isPresent: () => requirePresentTerms(account) };
  };

  it('has accepted no terms cannot be used', () => {
    const { isActive, isPresent } = check(false, null);
    expect(isActive).toThrow(UNACCEPTED);
    expect(isPresent).toThrow(UNACCEPTED);
  });

  it('has accepted earlier terms can be used, except where the present ones are needed', () => {
    const { isActive, isPresent } = check(false, FIRST_TERMS_VERSION);
    expect(isActive).not.toThrow();
    expect(isPresent).toThrow(UNACCEPTED);
  });

  it.each([TERMS_VERSION, null])('has accepted the present terms can be used (newest: %s)', (version) => {
    expect(check(true, version).isPresent).not.toThrow();
  });

  it('is restricted cannot be used', () => {
    const restricted = expect.objectContaining({ code: 'account-restricted' });
    expect(check(true, TERMS_VERSION, 1_000).isPresent).toThrow(restricted);
  });
});
