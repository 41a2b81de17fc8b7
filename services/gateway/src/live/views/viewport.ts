import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { WatchFrame } from '@rotadas/contracts/live/client-frame';
import { clusterArea, CLUSTERS_BELOW_ZOOM, zoomForBounds } from '@rotadas/contracts/live/cluster-grid';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { LivePrecision } from '../mirror/mirrored-provider.js';
import { isWithinRegion } from '@rotadas/contracts/live/cell';

export interface Viewport {
  readonly bbox: BoundingBox;
  readonly zoom: number;
  readonly serviceType: ServiceTypeFilter;
  readonly precision: LivePrecision;
}

/** Limits the zoom to that of the box; anonymous viewers of more than a region get clusters. */
export function toViewport({ bbox, zoom, serviceType }: WatchFrame, isSignedIn: boolean): Viewport {
  const zoomMax = isSignedIn || isWithinRegion(bbox) ? zoomForBounds(bbox) : CLUSTERS_BELOW_ZOOM - 1;
  const precision = isSignedIn ? 'exact' : 'anonymous';
  return { bbox, zoom: Math.min(zoom, zoomMax), serviceType, precision };
}

export function showsProviders({ zoom }: Viewport): boolean {
  return zoom >= CLUSTERS_BELOW_ZOOM;
}

export function toCounts(viewport: Viewport): Viewport {
  return { ...viewport, zoom: Math.min(viewport.zoom, CLUSTERS_BELOW_ZOOM - 1) };
}

/**
 * Returns the same key for viewports with the same content, such as clustered ones that touch the
 * same grid cells.
 */
export function viewKey(viewport: Viewport): string {
  const { bbox, zoom, serviceType, precision } = viewport;
  const [area, content] = showsProviders(viewport) ? [bbox, precision] : [clusterArea(bbox, zoom), 'counts'];
  return `${area.join(' ')} ${Math.floor(zoom)} ${serviceType} ${content}`;
}
