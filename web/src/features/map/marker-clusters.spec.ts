import { SERVICE_TYPES, type ServiceType } from '@rotadas/contracts/primitives/service-type';
import { worldWidth } from './flat-view.js';
import { clusterMarkers } from './marker-clusters.js';

const ZOOM = 12;

/** Markers at distances in px from one place at zoom 12. */
function clustered(px: readonly number[], level = ZOOM, types: readonly ServiceType[] = []) {
  const markers = px.map((distance, index) => ({
    index,
    marker: { type: types[index] ?? 'taxi' },
    motion: { lastPosition: { worldX: 0.6 + distance / worldWidth(ZOOM), worldY: 0.4 } },
  }));
  const { singles, clusters } = clusterMarkers(markers, level);
  return { singles: singles.map(({ index }) => index), clusters };
}

describe('clusterMarkers', () => {
  it('clusters only overlapping markers and counts their types', () => {
    const [taxi, cargo] = [SERVICE_TYPES.indexOf('taxi'), SERVICE_TYPES.indexOf('cargo')];
    const { singles, clusters } = clustered([0, 10, 200], ZOOM, ['taxi', 'cargo', 'taxi']);
    expect(singles).toEqual([2]);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]?.count).toBe(2);
    expect(clusters[0]?.counts[taxi]).toBe(1);
    expect(clusters[0]?.counts[cargo]).toBe(1);
    expect(clusters[0]?.worldX).toBeCloseTo(0.6 + 5 / worldWidth(ZOOM), 9);
  });

  it('joins clusters whose discs overlap', () => {
    expect(clustered([0, 1, 40, 41]).clusters.map(({ count }) => count)).toEqual([4]);
    expect(clustered([0, 1, 60, 61]).clusters.map(({ count }) => count)).toEqual([2, 2]);
  });

  it('parts a cluster at the zoom that it names', () => {
    const px = [0, 10, 20];
    const [cluster] = clustered(px).clusters;
    expect(clustered(px, cluster?.expansionZoom).singles).toEqual([0, 1, 2]);
  });

  it('clusters nothing above the last zoom of clusters, and leads there if all are at one place', () => {
    expect(clustered([0, 0], 17).clusters[0]?.expansionZoom).toBe(18);
    expect(clustered([0, 0], 18)).toEqual({ singles: [0, 1], clusters: [] });
  });

  it('clusters across the cells of its grid', () => {
    for (let shift = 0; shift < 70; shift += 1)
      expect(clustered([shift, shift + 30]).clusters.map(({ count }) => count)).toEqual([2]);
  });
});
