import { IdleMap } from './idle-map.js';

it('keeps an entry for the idle time after it was last set, and forgets it within twice that time', () => {
  let now = 0;
  const map = new IdleMap<string, number>(1_000, () => now);
  for (const key of ['a', 'b']) map.set(key, 1);
  now = 1_000;
  map.set('b', 2);
  expect(['a', 'b'].map((key) => map.get(key))).toEqual([1, 2]);
  now = 1_999;
  map.set('c', 3);
  expect(map.get('a')).toBe(1);
  now = 2_000;
  map.set('d', 4);
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([undefined, 2, 3, 4]);
  map.delete('b');
  map.delete('c');
  expect(['b', 'c'].map((key) => map.get(key))).toEqual([undefined, undefined]);
  map.clear();
  expect(['b', 'd'].map((key) => map.get(key))).toEqual([undefined, undefined]);
});

it('forgets the oldest entries early if there are more than 100,000', () => {
  const map = new IdleMap<number, true>(1_000, () => 0);
  for (let key = 0; key < 200_001; key += 1) map.set(key, true);
  expect([0, 99_999, 100_000, 200_000].map((key) => map.get(key))).toEqual([
    undefined,
    undefined,
    true,
    true,
  ]);
});
