import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { clusterArea } from '@rotadas/contracts/live/cluster-grid';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { MapViewport } from '../../shared/map/map-types.js';

/**
 * The cluster grid counts zooms by tiles of 512 px, the map's viewport by 256: the same view has
 * one less.
 */
const GRID_ZOOM_BEHIND = 1;

/** A part of the map, and how near it is looked at, as the cluster grid counts zooms. */
export interface RequestedArea {
  bbox: BoundingBox;
  zoom: number;
}

/** Whether both are the same part of the map, equally near. */
export function isSameArea(one: RequestedArea | null | undefined, other: RequestedArea | null): boolean {
  return one?.zoom === other?.zoom && one?.bbox.join() === other?.bbox.join();
}

/** Whom the client asks for: only whom it shows. */
export interface RequestedList {
  serviceType: ServiceTypeFilter;
  /** Null when no map says what is shown. */
  area: RequestedArea | null;
}

/**
 * The area that a viewport needs, in whole cells of the cluster grid: a short pan asks nothing new,
 * and people who look at the same town ask the same. Null for a viewport of no size.
 */
export function toArea({ bbox, zoom }: Pick<MapViewport, 'bbox' | 'zoom'>): RequestedArea | null {
  const [west, south, east, north] = bbox;
  if (!(west < east && south < north)) return null;
  const whole = Math.floor(zoom - GRID_ZOOM_BEHIND);
  return { bbox: clusterArea(bbox, whole), zoom: whole };
}
