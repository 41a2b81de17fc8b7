import { distanceBetween } from '@rotadas/contracts/primitives/globe';
import { accuracyCircle } from './accuracy-circle.js';

describe('accuracyCircle', () => {
  it('is closed, and as far from its middle as the accuracy says', () => {
    const middle = { latitude: 39.97, longitude: 32.86 };
    const [ring = []] = accuracyCircle({ ...middle, accuracy: 250 }).coordinates;
    expect(ring.at(-1)).toEqual(ring[0]);
    for (const [longitude = 0, latitude = 0] of ring)
      expect(Math.abs(distanceBetween(middle, { latitude, longitude }) - 250)).toBeLessThan(1);
  });
});
