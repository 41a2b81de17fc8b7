import { clusterArea, clusterDegrees } from './cluster-grid.js';

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
