import { wordCloseness } from './relevance.js';

it('puts the same word before a begun one, and the further a word has got the better', () => {
  expect(wordCloseness('van', 'van')).toBe(1);
  expect(wordCloseness('kadik', 'kadikoy')).toBeLessThan(1);
  expect(wordCloseness('kadik', 'kadikoy')).toBeGreaterThan(wordCloseness('ka', 'kadikoy'));
});

it('forgives a slip more readily than two', () => {
  expect(wordCloseness('karsiyka', 'karsiyaka')).toBeGreaterThan(wordCloseness('karsyka', 'karsiyaka'));
  expect(wordCloseness('karsyka', 'karsiyaka')).toBeGreaterThan(0);
  expect(wordCloseness('krsyka', 'karsiyaka')).toBe(0);
});

it('forgives none in a word of three letters', () => {
  expect(wordCloseness('kas', 'kaz')).toBe(0);
});
