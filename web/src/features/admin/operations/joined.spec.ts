import { anOperationsView, figuresOf } from '../../../../test/support/operations.js';
import { joined } from './joined.js';

const HOUR = 3_600_000;
const NOW = 10 * HOUR;

describe('figures that come to those known', () => {
  const view = (at: number[], viewers: number[], now = NOW) =>
    anOperationsView({ now, at, figures: figuresOf(at.length, { viewers }) });

  it('are put behind them, each moment once', () => {
    const { at, figures } = joined(view([NOW - 10, NOW - 5], [1, 2]), view([NOW - 5, NOW], [9, 3]));
    expect(at).toEqual([NOW - 10, NOW - 5, NOW]);
    expect(figures.viewers).toEqual([1, 2, 3]);
  });

  it('may be none', () => {
    expect(joined(view([NOW], [1]), view([], [])).at).toEqual([NOW]);
    expect(joined(view([], []), view([NOW], [1])).figures.viewers).toEqual([1]);
  });

  it('push out what is older than an hour', () => {
    const known = view([NOW - HOUR, NOW - 5], [1, 2]);
    expect(joined(known, view([NOW], [3])).figures.viewers).toEqual([2, 3]);
  });

  it('do not make what is known younger, though a younger gateway answers', () => {
    const known = anOperationsView({ heardSince: 5 });
    expect(joined(known, anOperationsView({ heardSince: 9 })).heardSince).toBe(5);
  });
});
