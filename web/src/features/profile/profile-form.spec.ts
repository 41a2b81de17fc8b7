import { NAME_FAULTS } from '@rotadas/contracts/users/full-name';
import { ProfileForm } from './profile-form.js';
import { profileTexts } from './profile.tr.js';

const { invalid } = profileTexts;
const FILLED = {
  fullName: 'Ayşe Yılmaz',
  gender: 'female',
  birthDate: '1990-05-17',
  phone: '0555 555 55 55',
  description: '',
  vehicle: { make: '', colour: '', plate: '' },
  profileImage: null,
};
const findFaults = (change: object) =>
  ProfileForm.safeParse({ ...FILLED, ...change }).error?.issues.map(({ message }) => message) ?? [];

it('sends a phone in its international form, and nothing for an empty description', () => {
  expect(ProfileForm.parse(FILLED)).toEqual({
    ...FILLED,
    phone: '+90 555 555 55 55',
    description: null,
    vehicle: null,
  });
});

it.each([
  [{ fullName: ' \u200b' }, invalid.fullName],
  [{ fullName: 'a'.repeat(61) }, 'En çok 60 karakter olabilir'],
  [{ fullName: 'Rotadaş Güvenlik' }, NAME_FAULTS.reserved],
  [{ birthDate: '2131-01-01' }, invalid.birthDateWrong],
  [{ phone: 'abc' }, invalid.phoneWrong],
])('reports the first fault of %j', (change, text) => {
  expect(findFaults(change)[0]).toBe(text);
});

it('accepts a birth date under 18, which only prevents going online', () => {
  expect(findFaults({ birthDate: `${new Date().getFullYear() - 10}-01-01` })).toEqual([]);
});
