import { SetMultimap } from './set-multimap.js';

describe('SetMultimap', () => {
  it('returns the values of a key without removed ones, and no key without values', () => {
    const map = new SetMultimap<number, string>();
    map.add(1, 'a');
    map.add(1, 'b');
    map.add(2, 'c');
    map.delete(1, 'a');
    map.delete(2, 'c');
    map.delete(2, 'c');
    expect([1, 2].map((key) => [...map.get(key)])).toEqual([['b'], []]);
    expect([1, 2].map((key) => map.has(key))).toEqual([true, false]);
    expect([...map.keys()]).toEqual([1]);
    expect(map.size).toBe(1);
  });
});
