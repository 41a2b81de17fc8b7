import { PROVINCES, turkishName } from '../../../scripts/place-names.mjs';

describe('Turkish place names', () => {
  it.each([
    ['Istanbul', '34', 'İstanbul'],
    ['Gumushkhane', '69', 'Gümüşhane'],
    ['Khanjarah', '82', 'Çankırı'],
    ['Umraniye', '34', 'Ümraniye'],
    ['Iğdır', '88', 'Iğdır'],
    ['Şanlıurfa', '63', 'Şanlıurfa'],
  ])('writes %s of province %s as %s', (name, province, turkish) => {
    expect(turkishName(name, province)).toBe(turkish);
  });

  it('includes each of the 81 provinces once', () => {
    expect(PROVINCES.size).toBe(81);
    expect(new Set(PROVINCES.values()).size).toBe(81);
  });
});
