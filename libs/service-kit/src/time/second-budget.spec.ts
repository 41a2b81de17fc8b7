import { SecondBudget } from './second-budget.js';

describe('SecondBudget', () => {
  it('allows so many a second, and as many again in the next one', () => {
    let now = 5_000;
    const budget = new SecondBudget(2, () => now);
    expect([budget.take(), budget.take(), budget.take()]).toEqual([true, true, false]);
    now = 5_999;
    expect(budget.take()).toBe(false);
    now = 6_000;
    expect([budget.take(), budget.take(), budget.take()]).toEqual([true, true, false]);
  });
});
