import { distanceBetween } from '@rotadas/contracts/primitives/globe';
import { boxAround } from './box-around.js';

const ANKARA = { latitude: 39.925, longitude: 32.866 };

describe('boxAround', () => {
  it('contains the whole circle, and little more', () => {
    const [west, south, east, north] = boxAround({ ...ANKARA, radius: 10_000 });
    const edges = [
      { ...ANKARA, longitude: west },
      { ...ANKARA, longitude: east },
      { ...ANKARA, latitude: south },
      { ...ANKARA, latitude: north },
    ].map((edge) => distanceBetween(ANKARA, edge));
    for (const edge of edges) {
      expect(edge).toBeGreaterThan(9_999);
      expect(edge).toBeLessThan(10_050);
    }
  });

  it('ends at the pole and at the date line', () => {
    const [, , east, north] = boxAround({ latitude: 89.99, longitude: 179.9, radius: 10_000 });
    expect([east, north]).toEqual([180, 90]);
  });
});
