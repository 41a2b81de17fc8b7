import { aProvider } from './a-provider.js';
import { headingAfter } from './heading-after.js';

describe('headingAfter', () => {
  const first = aProvider();
  const moved = aProvider({ latitude: 39.98, at: first.at + 5_000 });

  it('takes the heading from a newer position', () => {
    expect(headingAfter({ provider: first, heading: null }, moved)).toBeCloseTo(0);
  });

  it('keeps the heading while the same position is told again', () => {
    expect(headingAfter({ provider: moved, heading: 45 }, { ...moved })).toBe(45);
  });

  it('loses the heading of a provider that stands', () => {
    expect(headingAfter({ provider: moved, heading: 45 }, { ...moved, at: moved.at + 5_000 })).toBeNull();
  });
});
