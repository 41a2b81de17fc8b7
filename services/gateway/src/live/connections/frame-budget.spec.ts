import { FrameBudget } from './frame-budget.js';

describe('FrameBudget', () => {
  it('allows twice a second’s frames at once, then so many a second', () => {
    const budget = new FrameBudget(10, 0);
    const taken = (count: number, now: number) =>
      Array.from({ length: count }, () => budget.take(now)).filter(Boolean).length;
    expect(taken(30, 0)).toBe(20);
    expect(taken(30, 1_000)).toBe(10);
    expect(taken(30, 60_000)).toBe(20);
  });
});
