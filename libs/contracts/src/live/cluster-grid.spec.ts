import { clusterArea, clusterDegrees, zoomForBounds } from './cluster-grid.js';

describe('zoomForBounds', () => {
  it('returns the zoom at which a box fills a screen', () => {
    expect(zoomForBounds([-180, -90, 180, 90])).toBe(2);
    expect(zoomForBounds([26, 36, 44.8, 42])).toBe(6);
    expect(zoomForBounds([32.79, 39.92, 32.93, 40.02])).toBe(13);
  });

  it('uses the longer side and the maximum zoom', () => {
    expect(zoomForBounds([32, 36, 32.1, 42])).toBe(7);
    expect(zoomForBounds([32, 39, 32.000001, 39.000001])).toBe(24);
  });
});

describe('the cluster grid', () => {
  it('has cells of a quarter of a tile, half as wide at the next zoom', () => {
    expect(clusterDegrees(5)).toBe(2.8125);
    expect(clusterDegrees(6.9)).toBe(1.40625);
  });

  it('widens a viewport to whole cells, within the globe', () => {
    expect(clusterArea([26, 36, 45, 42], 2)).toEqual([22.5, 22.5, 45, 45]);
    expect(clusterArea([-180, -85, 180, 85], 0)).toEqual([-180, -90, 180, 90]);
  });
});
