import { anOperationsView, figuresOf } from '../../../../test/support/operations.js';
import { append } from './operations.api.js';

const HOUR = 3_600_000;
const NOW = 10 * HOUR;

describe('append', () => {
  const view = (at: number[], viewers: number[], now = NOW) =>
    anOperationsView({ now, at, figures: figuresOf(at.length, { viewers }) });

  it('appends new samples, each time once', () => {
    const { at, figures } = append(view([NOW - 10, NOW - 5], [1, 2]), view([NOW - 5, NOW], [9, 3]));
    expect(at).toEqual([NOW - 10, NOW - 5, NOW]);
    expect(figures.viewers).toEqual([1, 2, 3]);
  });

  it('accepts an empty update', () => {
    expect(append(view([NOW], [1]), view([], [])).at).toEqual([NOW]);
    expect(append(view([], []), view([NOW], [1])).figures.viewers).toEqual([1]);
  });

  it('drops samples older than an hour', () => {
    const known = view([NOW - HOUR, NOW - 5], [1, 2]);
    expect(append(known, view([NOW], [3])).figures.viewers).toEqual([2, 3]);
  });

  it('keeps the earlier start if another gateway responds', () => {
    const known = anOperationsView({ heardSince: 5 });
    expect(append(known, anOperationsView({ heardSince: 9 })).heardSince).toBe(5);
  });
});
