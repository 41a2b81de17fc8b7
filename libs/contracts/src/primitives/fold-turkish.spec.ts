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

it('folds an i with a combining dot to i', () => {
  expect(foldTurkish('i\u0307zmi\u0307r')).toBe('izmir');
});

it.each(['', '   ', '🚗', '\u0000\u001b', '.*+?^${}()|[]\\', '\u202e'])('finds no word in %j', (text) => {
  expect(foldWords(text)).toEqual([]);
});

describe('textKey', () => {
  it('is equal for texts with equal words or symbols', () => {
    expect(textKey('Dedemin KÖYÜ!')).toBe(textKey('dedemin köyü'));
    expect(textKey('🏠')).toBe(textKey('🏠'));
    expect(textKey('🏠')).not.toBe(textKey('🏢'));
  });
});
