import { toArea } from './requested-area.js';

describe('toArea', () => {
  const ankara = { bbox: [32.8, 39.9, 32.9, 40.0] as [number, number, number, number], zoom: 12.4 };

  it('contains the whole viewport', () => {
    const [west, south, east, north] = toArea(ankara)?.bbox ?? [0, 0, 0, 0];
    expect([west <= 32.8, south <= 39.9, east >= 32.9, north >= 40.0]).toEqual([true, true, true, true]);
  });

  it('is unchanged by a short pan and within one zoom level', () => {
    const panned = { bbox: [32.801, 39.901, 32.901, 40.001] as [number, number, number, number], zoom: 12.7 };
    expect(toArea(panned)).toEqual(toArea(ankara));
  });

  it('uses the zoom of the cluster grid, one less than the map zoom', () => {
    expect(toArea(ankara)?.zoom).toBe(11);
  });

  it('is null for an empty viewport', () => {
    expect(toArea({ bbox: [32.8, 39.9, 32.8, 39.9], zoom: 12 })).toBeNull();
  });
});
