import { cleanName, fullName, fullNameFault, NAME_FAULTS } from './full-name.js';

const withFault = (fault: string, names: readonly string[]) =>
  names.map((name): [string, string] => [name, fault]);
const parsed = (name: string) => fullName().safeParse(name).data;

describe('fullName', () => {
  it.each([
    ...['Ayşe Yılmaz', 'Güven Destegül', 'Ahmad Minhaj', 'M.Kemal Öz', 'A. B. Kaya', 'Dr. Ali Kaya'],
    ...["D'Angelo Oğuz-Şen", 'Nguyễn Thị Ánh', 'Анна Иванова', 'عائشة Ayşe', 'प्रियंका', 'x'.repeat(60)],
  ])('accepts %s', (name) => {
    expect(parsed(name)).toBe(name.normalize());
  });

  it.each([
    ...withFault(NAME_FAULTS.empty, ['', ' \u200b']),
    ...withFault(NAME_FAULTS.address, ['Bak https://evil.example', 'evil.example', 'Www.Evil.Com', 'x.com']),
    ...withFault(NAME_FAULTS.address, ['evil。example', 'ali@evil', 'ali＠evil', 'Dr.Ali']),
    ...withFault(NAME_FAULTS.reserved, ['Rotadaş Ekibi', 'ROTADAS', 'R o t a d a ş', 'Rota\u200bdaş']),
    ...withFault(NAME_FAULTS.reserved, ['𝐑𝐨𝐭𝐚𝐝𝐚𝐬', 'DESTEK Hattı', 'Güvenlikçi Ali', 'ADMİN', 'ADMIN']),
    ...withFault(NAME_FAULTS.reserved, ['a.d.m.i.n', 'Yönetici', 'YÖNETİCİ']),
    ...withFault(NAME_FAULTS.marks, ['A\u0338l\u0338i\u0338x\u0338', 'Ali\u0338\u0338\u0338\u0338']),
    ...withFault(NAME_FAULTS.alphabets, ['R\u043etada\u015f']),
  ])('rejects %j', (name, fault) => {
    expect(fullNameFault(name)).toBe(fault);
  });

  it('rejects more than 60 characters', () => {
    expect(parsed('x'.repeat(61))).toBeUndefined();
  });

  it('removes invisible characters', () => {
    const hidden = '\u200b\u200f\u061c\u00ad\u2060\ufeff\ufe0f\u{e0001}\u{e0041}\u{e007f}';
    expect(parsed(`Ali${hidden} ${hidden} Kaya${hidden}`)).toBe('Ali Kaya');
    expect(parsed('Gu\u200b\u0308l')).toBe('Gül');
  });

  it('parses its own output to the same name', () => {
    for (const name of ['Gu\u200b\u0308l\tŞen', ' Ali  \u200f Kaya ']) {
      const once = fullName().parse(name);
      expect(fullName().parse(once)).toBe(once);
    }
  });
});

it('cleanName cleans a name, or returns an empty text if it breaks a rule', () => {
  expect(cleanName(' Ali\u202e\0 Kaya\u200b')).toBe('Ali Kaya');
  expect(cleanName('a'.repeat(150))).toHaveLength(60);
  expect(cleanName('Rotadaş Güvenlik: https://evil.example')).toBe('');
});
