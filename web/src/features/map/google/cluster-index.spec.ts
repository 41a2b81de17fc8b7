import { aProvider } from '../../../../test/support/builders.js';
import { providerFeature } from '../provider-scene.js';
import { ClusterIndex } from './cluster-index.js';

describe('ClusterIndex', () => {
  const world: [number, number, number, number] = [-180, -85, 180, 85];
  const marker = (id: number, longitude: number, activeService: 'taxi' | 'cargo' = 'taxi') =>
    providerFeature(aProvider(id, { activeService }), {
      place: [longitude, 39.97],
      freshness: 'fresh',
      heading: -1,
      label: '',
    });
  const filled = () => {
    const index = new ClusterIndex();
    index.apply({ put: [marker(1, 32.86), marker(2, 32.861, 'cargo'), marker(3, 32.95)], removed: [] });
    return index;
  };

  it('clusters only overlapping markers and counts their types', () => {
    const { ids, clusters } = filled().within(world, 12);
    expect(ids).toEqual([3]);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]).toMatchObject({ count: 2, counts: { taxi: 1, cargo: 1, shuttle: 0 } });
  });

  it('returns the zoom at which a cluster splits', () => {
    const index = filled();
    const [cluster] = index.within(world, 12).clusters;
    const zoom = index.expansionZoom(cluster?.clusterId ?? 0);
    expect(index.within(world, zoom).ids.toSorted()).toEqual([1, 2, 3]);
  });

  it('drops removed markers', () => {
    const index = filled();
    index.apply({ put: [], removed: [2] });
    expect(index.within(world, 12)).toEqual({ ids: expect.arrayContaining([1, 3]), clusters: [] });
  });
});
