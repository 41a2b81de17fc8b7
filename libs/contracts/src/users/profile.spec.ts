import { ProfileInput, PROFILE_FAULTS, RegistrationInput } from './profile.js';

const faultsOf = (change: object) =>
  Object.fromEntries(
    ProfileInput.safeParse({ fullName: 'Ayşe Yılmaz', ...change }).error?.issues.map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]) ?? [],
  );

describe('ProfileInput', () => {
  it('has a Turkish text for a phone that nobody can call, and for a day on which nobody can be born', () => {
    expect(faultsOf({ phone: 'abc' })).toEqual({ phone: PROFILE_FAULTS.phone });
    expect(faultsOf({ phone: '.' })).toEqual({ phone: PROFILE_FAULTS.phone });
    for (const birthDate of ['2131-01-01', '9999-12-31', '1899-12-31']) {
      expect(ProfileInput.safeParse({ fullName: 'A', birthDate }).success).toBe(false);
    }
  });

  it('is the same when it is read again, as gateway and service both do', () => {
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
  it('takes the name that Google knows without what no name may hold', () => {
    const registration = { email: 'a@rotadas.example', fullName: ' Ali\u202e\0 Kaya\u200b' };
    expect(RegistrationInput.parse(registration).fullName).toBe('Ali Kaya\u200b');
    expect(RegistrationInput.parse({ ...registration, fullName: '\u200b' }).fullName).toBe('');
  });
});
