import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { clusterArea } from '@rotadas/contracts/live/cluster-grid';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { MapViewport } from '../../shared/map/map-types.js';

/** The cluster grid counts zoom levels of 512 px tiles, the viewport of 256 px tiles. */
const GRID_ZOOM_OFFSET = 1;

export interface RequestedArea {
  bbox: BoundingBox;
  zoom: number;
}

export function isSameArea(one: RequestedArea | null | undefined, other: RequestedArea | null): boolean {
  return one?.zoom === other?.zoom && one?.bbox.join() === other?.bbox.join();
}

export interface RequestedList {
  serviceType: ServiceTypeFilter;
  /** Null if no map is shown. */
  area: RequestedArea | null;
}

/**
 * Smallest area of whole grid cells that covers the viewport: short pans cause no new request, and
 * viewers of one town share cached responses. Null if the viewport is empty.
 */
export function toArea({ bbox, zoom }: Pick<MapViewport, 'bbox' | 'zoom'>): RequestedArea | null {
  const [west, south, east, north] = bbox;
  if (!(west < east && south < north)) return null;
  const gridZoom = Math.floor(zoom - GRID_ZOOM_OFFSET);
  return { bbox: clusterArea(bbox, gridZoom), zoom: gridZoom };
}
