import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { WatchFrame } from '@rotadas/contracts/live/client-frame';
import { clusterArea, CLUSTERS_BELOW_ZOOM, zoomOf } from '@rotadas/contracts/live/cluster-grid';
import { isWithinRegion } from '@rotadas/contracts/live/region';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { Precision } from '../mirror/mirrored-provider.js';

/** What a viewer looks at, and for. */
export interface Viewport {
  readonly bbox: BoundingBox;
  readonly zoom: number;
  readonly serviceType: ServiceTypeFilter;
  readonly precision: Precision;
}

/**
 * What a watch shows: no nearer than its box is wide, whatever zoom the client claims, and where
 * that box is more than a region, single providers to whoever has signed in only.
 */
export function viewportOf({ bbox, zoom, serviceType }: WatchFrame, isSignedIn: boolean): Viewport {
  const nearest = isSignedIn || isWithinRegion(bbox) ? zoomOf(bbox) : CLUSTERS_BELOW_ZOOM - 1;
  const precision = isSignedIn ? 'exact' : 'coarse';
  return { bbox, zoom: Math.min(zoom, nearest), serviceType, precision };
}

/** Whether a viewport may show single providers, not only counts. */
export function showsProviders({ zoom }: Viewport): boolean {
  return zoom >= CLUSTERS_BELOW_ZOOM;
}

/** The same area, with counts in place of single providers. */
export function toCounts(viewport: Viewport): Viewport {
  return { ...viewport, zoom: Math.min(viewport.zoom, CLUSTERS_BELOW_ZOOM - 1) };
}

/**
 * A name for all viewports that see the same: zoomed out, all that touch the same grid cells do.
 */
export function viewKey(viewport: Viewport): string {
  const { bbox, zoom, serviceType, precision } = viewport;
  const [seen, how] = showsProviders(viewport) ? [bbox, precision] : [clusterArea(bbox, zoom), 'counts'];
  return `${seen.join(' ')} ${Math.floor(zoom)} ${serviceType} ${how}`;
}
