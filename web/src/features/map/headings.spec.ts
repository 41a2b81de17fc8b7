import { aProvider } from './a-provider.js';
import { trackHeadings } from './headings.js';

describe('trackHeadings', () => {
  const first = aProvider();
  const moved = aProvider({ latitude: 39.98, at: first.at + 5_000 });
  const start = trackHeadings(new Map(), [first]);

  it('knows no heading at first sight', () => {
    expect(start.get(1)?.heading).toBeNull();
  });

  it('takes the heading from a newer position', () => {
    expect(trackHeadings(start, [moved]).get(1)?.heading).toBeCloseTo(0);
  });

  it('keeps the heading while the same position is told again', () => {
    const moving = trackHeadings(start, [moved]);
    expect(trackHeadings(moving, [{ ...moved }]).get(1)?.heading).toBeCloseTo(0);
  });

  it('loses the heading of a provider that stands, and forgets one that is gone', () => {
    const moving = trackHeadings(start, [moved]);
    expect(trackHeadings(moving, [{ ...moved, at: moved.at + 5_000 }]).get(1)?.heading).toBeNull();
    expect(trackHeadings(moving, []).size).toBe(0);
  });
});
