import type { LngLatBounds, Map as MapLibreMap } from 'maplibre-gl';
import type { MapViewport } from '../../../shared/map/map-types.js';
import { specZoom } from './tile-zoom.js';

/** West, south, east and north, degrees. */
type Bbox = [number, number, number, number];

/** The box of `bounds`, cut at the edges of the world. */
function bboxOf(bounds: Pick<LngLatBounds, 'getWest' | 'getSouth' | 'getEast' | 'getNorth'>): Bbox {
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return [
    clamp(bounds.getWest(), 180),
    clamp(bounds.getSouth(), 90),
    clamp(bounds.getEast(), 180),
    clamp(bounds.getNorth(), 90),
  ];
}

/** What part of the world the map shows now. */
export function viewportOf(map: MapLibreMap): MapViewport {
  const { lng, lat } = map.getCenter();
  return {
    bbox: bboxOf(map.getBounds()),
    zoom: specZoom(map.getZoom()),
    center: { latitude: lat, longitude: lng },
  };
}
