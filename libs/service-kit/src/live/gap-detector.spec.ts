import { GapDetector } from './gap-detector.js';

const [HERE, THERE] = ['1:1', '1:2'];

describe('GapDetector', () => {
  it('notices a missing message of a series, and minds neither its beginning nor a repetition', () => {
    const watch = new GapDetector();
    expect([5, 6, 6, 7, 9, 10].map((seq) => watch.isGap('a', HERE, seq))).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(watch.isGap('b', HERE, 3)).toBe(false);
    expect(watch.isGap('a', THERE, 3)).toBe(false);
  });

  it('forgets the series of a publisher that ended, and no others', () => {
    const watch = new GapDetector();
    for (const publisher of ['a', 'b']) watch.isGap(publisher, HERE, 1);
    watch.forget('a');
    expect([watch.isGap('a', HERE, 5), watch.isGap('b', HERE, 5)]).toEqual([false, true]);
  });
});
