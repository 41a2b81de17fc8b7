import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { SERVICE_TYPES, type ServiceType } from '@rotadas/contracts/primitives/service-type';
import Supercluster from 'supercluster';
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS } from '../marker-style.js';
import type { MarkerProperties, ProviderFeature, SceneChange } from '../provider-scene.js';

/** Google's tile size, px; MapLibre's is twice that. */
const TILE_PX = 256;

type Counts = Record<ServiceType, number>;

export interface MarkerCluster {
  clusterId: number;
  count: number;
  counts: Counts;
  latitude: number;
  longitude: number;
}

export interface VisibleMarkers {
  ids: number[];
  clusters: MarkerCluster[];
}

export const emptyCounts = (): Counts => ({
  companion: 0,
  taxi: 0,
  shuttle: 0,
  moto_courier: 0,
  cargo: 0,
  shipping: 0,
  air_transport: 0,
  sea_transport: 0,
  sea_tours: 0,
});

/** Google Maps has no clustering; this makes the same clusters as MapLibre. */
export class ClusterIndex {
  private readonly features = new Map<number, ProviderFeature>();
  private index: Supercluster<MarkerProperties, Counts> | null = null;

  apply({ put, removed }: SceneChange): void {
    if (put.length === 0 && removed.length === 0) return;
    for (const feature of put) this.features.set(feature.id, feature);
    for (const id of removed) this.features.delete(id);
    this.index = null;
  }

  within(bbox: BoundingBox, zoom: number): VisibleMarkers {
    const visible: VisibleMarkers = { ids: [], clusters: [] };
    for (const { properties, geometry } of this.getIndex().getClusters(bbox, Math.floor(zoom))) {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if ('cluster_id' in properties) {
        const { cluster_id: clusterId, point_count: count, ...counts } = properties;
        visible.clusters.push({ clusterId, count, counts, latitude, longitude });
      } else visible.ids.push(properties.id);
    }
    return visible;
  }

  expansionZoom(clusterId: number): number {
    return this.getIndex().getClusterExpansionZoom(clusterId);
  }

  private getIndex(): Supercluster<MarkerProperties, Counts> {
    this.index ??= new Supercluster<MarkerProperties, Counts>({
      radius: CLUSTER_RADIUS,
      extent: TILE_PX,
      maxZoom: CLUSTER_MAX_ZOOM,
      map: ({ type }) => ({ ...emptyCounts(), [type]: 1 }),
      reduce: (sum, each) => {
        for (const type of SERVICE_TYPES) sum[type] += each[type];
      },
    }).load([...this.features.values()]);
    return this.index;
  }
}
