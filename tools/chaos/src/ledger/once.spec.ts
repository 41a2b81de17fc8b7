import { onceFaults } from './once.ts';

describe('onceFaults', () => {
  it('finds nothing wrong with what is there once, nor with what nobody acknowledged', () => {
    expect(onceFaults(['a', 'b'], ['b', 'a', 'unanswered'])).toEqual({ lost: [], twice: [] });
  });

  it('names what was acknowledged and is missing', () => {
    expect(onceFaults(['a', 'b'], ['b'])).toEqual({ lost: ['a'], twice: [] });
  });

  it('names what is there twice, though nobody acknowledged it', () => {
    expect(onceFaults(['a'], ['a', 'a', 'c', 'c'])).toEqual({ lost: [], twice: ['a', 'c'] });
  });
});
