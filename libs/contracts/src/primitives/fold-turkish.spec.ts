import { textKey, foldWords, foldTurkish } from './fold-turkish.js';

it.each([
  ['İZMİR', 'izmir'],
  ['Iğdır', 'igdir'],
  ['ŞİŞLİ', 'sisli'],
  ['Gümüşhane', 'gumushane'],
  ['Çorlu', 'corlu'],
  ['Hakkâri', 'hakkari'],
  ["İstanbul'un", 'istanbulun'],
  ['İstanbul’un', 'istanbulun'],
  ['  Ordu–Giresun  ', 'ordu giresun'],
  ['19 Mayıs', '19 mayis'],
])('folds %s into %s', (text, folded) => {
  expect(foldTurkish(text)).toBe(folded);
});

it('takes a small i with a dot of its own for an i', () => {
  expect(foldTurkish('i\u0307zmi\u0307r')).toBe('izmir');
});

it.each(['', '   ', '🚗', '\u0000\u001b', '.*+?^${}()|[]\\', '\u202e'])('finds no word in %j', (text) => {
  expect(foldWords(text)).toEqual([]);
});

describe('what texts have in common', () => {
  it('is what they say, also where they say it by signs alone', () => {
    expect(textKey('Dedemin KÖYÜ!')).toBe(textKey('dedemin köyü'));
    expect(textKey('🏠')).toBe(textKey('🏠'));
    expect(textKey('🏠')).not.toBe(textKey('🏢'));
  });
});
