import { PointIndex } from './point-index.js';

const POINTS = { latitudes: Float64Array.of(39, 39.5, 40), longitudes: Float64Array.of(32, 32, 32) };

describe('PointIndex', () => {
  it('finds the nearest point and its distance', () => {
    const found = new PointIndex(POINTS).nearest(39.6, 32);
    expect(found?.index).toBe(1);
    expect(found?.metres).toBeCloseTo(11_119, -1);
  });

  it('returns the distance of the second nearest point', () => {
    const found = new PointIndex(POINTS).nearestAndNext(39.6, 32);
    expect(found?.index).toBe(1);
    expect(found?.metres).toBeCloseTo(11_119, -1);
    expect(found?.nextMetres).toBeCloseTo(44_478, -1);
    const one = { latitudes: Float64Array.of(39), longitudes: Float64Array.of(32) };
    expect(new PointIndex(one).nearestAndNext(39, 32)).toEqual({ index: 0, metres: 0, nextMetres: Infinity });
  });

  it('returns null without points', () => {
    const none = { latitudes: new Float64Array(), longitudes: new Float64Array() };
    expect(new PointIndex(none).nearest(39, 32)).toBeNull();
    expect(new PointIndex(none).nearestAndNext(39, 32)).toBeNull();
  });

  it('returns all points within a distance', () => {
    expect(new PointIndex(POINTS).within(39.1, 32, 60_000)).toEqual([0, 1]);
  });
});
