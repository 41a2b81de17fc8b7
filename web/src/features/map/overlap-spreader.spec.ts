import { spreadOverlapping } from './overlap-spreader.js';

describe('spreadOverlapping', () => {
  const place = { latitude: 39.97, longitude: 32.86 };

  it('keeps the exact position of a single provider', () => {
    expect(spreadOverlapping([{ id: 1, ...place }]).get(1)).toEqual([32.86, 39.97]);
  });

  it('spreads providers at the same place around it', () => {
    const drawn = spreadOverlapping([1, 2, 3].map((id) => ({ id, ...place })));
    expect(new Set([...drawn.values()].map(String)).size).toBe(3);
    for (const [longitude, latitude] of drawn.values()) {
      expect(Math.abs(longitude - 32.86)).toBeLessThan(0.0002);
      expect(Math.abs(latitude - 39.97)).toBeLessThan(0.0002);
    }
  });

  it('does not depend on the order of the list', () => {
    const points = [1, 2].map((id) => ({ id, ...place }));
    expect(spreadOverlapping(points.toReversed()).get(1)).toEqual(spreadOverlapping(points).get(1));
  });
});
