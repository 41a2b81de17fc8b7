import { stepLine } from './step-line.ts';

describe('the line of a step', () => {
  it('tells how many took it, how long that was, and how many a second', () => {
    expect(stepLine('profile', 10_000, 40_000)).toMatch(/^profile +10000 in 40\.0 s \(250\/s\)$/);
  });
});
