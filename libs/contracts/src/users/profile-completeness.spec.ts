import { missingProfileFields } from './profile-completeness.js';

const complete = {
  fullName: 'Ayşe Yılmaz',
  gender: 'female',
  birthDate: '1990-05-17',
  phone: '0555 555 55 55',
} as const;

describe('missingProfileFields', () => {
  it('finds nothing missing in a complete profile', () => {
    expect(missingProfileFields(complete)).toEqual({});
  });

  it('names every missing field with a text of its own', () => {
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
