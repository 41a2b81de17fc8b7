import { wordCloseness } from './relevance.js';

it('ranks the same word first, then longer prefixes', () => {
  expect(wordCloseness('van', 'van')).toBe(1);
  expect(wordCloseness('kadik', 'kadikoy')).toBeLessThan(1);
  expect(wordCloseness('kadik', 'kadikoy')).toBeGreaterThan(wordCloseness('ka', 'kadikoy'));
});

it('ranks one typing error above two', () => {
  expect(wordCloseness('karsiyka', 'karsiyaka')).toBeGreaterThan(wordCloseness('karsyka', 'karsiyaka'));
  expect(wordCloseness('karsyka', 'karsiyaka')).toBeGreaterThan(0);
  expect(wordCloseness('krsyka', 'karsiyaka')).toBe(0);
});

it('allows no typing error in a word of three letters', () => {
  expect(wordCloseness('kas', 'kaz')).toBe(0);
});
