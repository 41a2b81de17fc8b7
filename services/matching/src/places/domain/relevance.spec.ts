import { wordCloseness } from './relevance.js';

it('ranks the same word first, then longer prefixes', () => {
  expect(wordCloseness('van', 'van')).toBe(1);
  expect(wordCloseness('kadik', 'kadikoy')).toBeLessThan(1);
  expect(wordCloseness('kadik', 'kadikoy')).toBeGreaterThan(wordCloseness('ka', 'kadikoy'));
});

it('ranks one typing error above two, and refuses three', () => {
  const [one, two, three] = ['beylikdüz', 'beylkdüz', 'beylküz'].map((typed) =>
    wordCloseness(typed, 'beylikdüzü'),
  );
  expect(one).toBeGreaterThan(two ?? 0);
  expect(two).toBeGreaterThan(0);
  expect(three).toBe(0);
});

it('allows two errors in a short word only if they swap letters', () => {
  expect(wordCloseness('sarıyre', 'sarıyer')).toBeGreaterThan(0);
  expect(wordCloseness('tunalı', 'kınalı')).toBe(0);
});

it('allows no typing error in a word of three letters', () => {
  expect(wordCloseness('kas', 'kaz')).toBe(0);
});
