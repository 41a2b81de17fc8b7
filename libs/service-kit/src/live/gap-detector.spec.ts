import { GapDetector } from './gap-detector.js';

describe('GapDetector', () => {
  it('notices a missing message of a series, and minds neither its beginning nor a repetition', () => {
    const watch = new GapDetector();
    expect([5, 6, 6, 7, 9, 10].map((seq) => watch.isGap('a', seq))).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(watch.isGap('b', 3)).toBe(false);
  });
});
