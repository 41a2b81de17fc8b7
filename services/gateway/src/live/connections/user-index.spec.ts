import { UserIndex } from './user-index.js';

describe('UserIndex', () => {
  it('returns the members of a user without removed ones', () => {
    const index = new UserIndex<string>();
    index.add(1, 'a');
    index.add(1, 'b');
    index.add(2, 'c');
    index.remove(1, 'a');
    index.remove(2, 'c');
    index.remove(2, 'c');
    expect([1, 2].map((userId) => [...index.get(userId)])).toEqual([['b'], []]);
  });
});
