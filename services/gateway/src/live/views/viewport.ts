import { type BoundingBox, isInside } from '@rotadas/contracts/primitives/bounding-box';
import type { WatchFrame } from '@rotadas/contracts/live/client-frame';
import { clusterArea, CLUSTERS_BELOW_ZOOM, zoomOf } from '@rotadas/contracts/live/cluster-grid';
import { isWithinRegion } from '@rotadas/contracts/live/region';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { MirroredProvider } from '../mirror/mirrored-provider.js';

/** What a viewer looks at, and for. */
export interface Viewport {
  readonly bbox: BoundingBox;
  readonly zoom: number;
  readonly serviceType: ServiceTypeFilter;
}

/**
 * What a watch shows: no nearer than its box is wide, whatever zoom the client claims, and where
 * that box is more than a region, single providers to whoever has signed in only.
 */
export function viewportOf({ bbox, zoom, serviceType }: WatchFrame, isSignedIn: boolean): Viewport {
  const nearest = isSignedIn || isWithinRegion(bbox) ? zoomOf(bbox) : CLUSTERS_BELOW_ZOOM - 1;
  return { bbox, zoom: Math.min(zoom, nearest), serviceType };
}

/**
 * A name for all viewports that see the same: zoomed out, all that touch the same grid cells do.
 */
export function viewKey({ bbox, zoom, serviceType }: Viewport): string {
  const seen = zoom < CLUSTERS_BELOW_ZOOM ? clusterArea(bbox, zoom) : bbox;
  return `${seen.join(' ')} ${Math.floor(zoom)} ${serviceType}`;
}

/** Whether a provider fits a search and lies in `area`. */
export function isSeen(
  provider: MirroredProvider,
  area: BoundingBox,
  serviceType: ServiceTypeFilter,
): boolean {
  return (serviceType === 'all' || provider.type === serviceType) && isInside(area, provider);
}
