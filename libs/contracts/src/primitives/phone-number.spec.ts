import { internationalPhone, phoneNumber } from './phone-number.js';

const FAULT = 'Geçerli bir telefon numarası yaz.';

describe('phoneNumber', () => {
  it.each([
    ['0555 555 55 55', '+90 555 555 55 55'],
    ['5555555555', '+90 555 555 55 55'],
    ['(0555) 555-55-55', '+90 555 555 55 55'],
    ['0312 444 55 66', '+90 312 444 55 66'],
    ['+90 555 555 55 55', '+90 555 555 55 55'],
    ['0090 555 555 55 55', '+90 555 555 55 55'],
    ['+49 151 12345678', '+49 1511 2345678'],
    ['0049 151 12345678', '+49 1511 2345678'],
    ['+7 900 123 45 67', '+7 900 123 45 67'],
    ['+44 7900 123456', '+44 7900 123456'],
    ['+98 900 123 4567', '+98 900 123 4567'],
    ['+49 3900 1234', '+49 39001 234'],
    ['\u202a0555 555 55 55\u202c', '+90 555 555 55 55'],
    ['٠٥٥٥ ٥٥٥ ٥٥ ٥٥', '+90 555 555 55 55'],
  ])('accepts %j', (text, phone) => {
    expect(internationalPhone(text)).toBe(phone);
    expect(internationalPhone(phone)).toBe(phone);
    expect(phoneNumber(FAULT).parse(text)).toBe(phone);
  });

  it.each([
    ...['abc', '.', '1', '112', '+', '0 555 555 55 5', '0555 555 55 555', '+999 555 555 55 55', '+90 12'],
    ...['0555 555 55 55 dahili 5', '0555 555 55 55 ext. 5', 'beni ara 0555 555 55 55', '0555 555 55 55\0x'],
    ...['0900 123 45 67', '0888 123 45 67', '+1 900 234 5678', '+49 900 1 123456', '+44 909 879 0000'], // premium
    ...['0850 222 00 00', '444 1 444', '0512 123 45 67'], // internet, company, pager
    ...['+44 843 208 0000', '+49 180 5 123456', '+33 899 12 34 56', '+44 70 1234 5678', '+1 800 234 5678'],
    ...['+870 773 111 632', '+881 612 345 678', '+882 16 345 67890', '+979 123 456 789'], // of no country
    ...['javascript:0', '٠', '05555555555 / 05555555556'],
  ])('rejects %j', (text) => {
    expect(phoneNumber(FAULT).safeParse(text).error?.issues[0]?.message).toBe(FAULT);
  });

  it.each(['', '  ', '\u200b', '\u202a\u202c'])('returns null for %j', (text) => {
    expect(phoneNumber(FAULT).parse(text)).toBeNull();
  });

  it('rejects more than 32 characters', () => {
    expect(phoneNumber(FAULT).safeParse(`+90${' '.repeat(30)}5555555555`).success).toBe(false);
  });
});
