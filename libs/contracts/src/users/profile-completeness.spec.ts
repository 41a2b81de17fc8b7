import { missingProfileFields } from './profile-completeness.js';

const complete = {
  fullName: 'Ayşe Yılmaz',
  gender: 'female',
  birthDate: '1990-05-17',
  phone: '0555 555 55 55',
} as const;

describe('missingProfileFields', () => {
  it('returns nothing for a complete profile', () => {
    expect(missingProfileFields(complete)).toEqual({});
  });

  it('returns a text for every missing field', () => {
    const missing = missingProfileFields({
      fullName: ' ',
      gender: 'unspecified',
      birthDate: null,
      phone: '',
    });
    expect(Object.keys(missing).sort()).toEqual(['birthDate', 'fullName', 'gender', 'phone']);
    expect(new Set(Object.values(missing)).size).toBe(4);
    expect(missing['fullName']).toBe('Hizmet verebilmek için isim soyisim alanını doldurmanız gerekiyor');
  });
});
