import { settledGround } from './settled-ground.js';

describe('settledGround', () => {
  const ankara = { latitude: 39.92, longitude: 32.85 };
  const heightOf = (population: number) => {
    const latitudes = settledGround(ankara, population).coordinates[0]?.map(([, north = 0]) => north) ?? [];
    return Math.max(...latitudes) - Math.min(...latitudes);
  };

  it('grows with the population, more slowly than it', () => {
    expect(heightOf(1_000_000)).toBeGreaterThan(heightOf(100_000) * 2);
    expect(heightOf(1_000_000)).toBeLessThan(heightOf(100_000) * 10);
  });

  it('is the same each time, and closed', () => {
    const ring = settledGround(ankara, 5_000).coordinates[0] ?? [];
    expect(settledGround(ankara, 5_000).coordinates[0]).toEqual(ring);
    expect(ring.at(-1)).toEqual(ring[0]);
  });
});
