import type { MapViewState } from './map-types.js';

/** Zoom levels that both map libraries can show. */
const ZOOM_MIN = 5;
const ZOOM_MAX = 20;
/** Latitude limit of Web Mercator, degrees. */
export const MERCATOR_LATITUDE_MAX = 85.0511;

const ADDRESS = /^#map=(\d{1,2}(?:\.\d{1,9})?)\/(-?\d{1,2}(?:\.\d{1,15})?)\/(-?\d{1,3}(?:\.\d{1,15})?)$/;

/** The view in a fragment as OpenStreetMap writes it, `#map=zoom/latitude/longitude`, else null. */
export function parseMapView(fragment: string): MapViewState | null {
  const [zoom = NaN, latitude = NaN, longitude = NaN] = ADDRESS.exec(fragment)?.slice(1).map(Number) ?? [];
  const isShown = zoom >= ZOOM_MIN && zoom <= ZOOM_MAX;
  return isShown && Math.abs(latitude) <= MERCATOR_LATITUDE_MAX && Math.abs(longitude) <= 180
    ? { latitude, longitude, zoom }
    : null;
}

/** Formats a view with as many decimals as OpenStreetMap at this zoom. */
export function formatMapView({ latitude, longitude, zoom }: MapViewState): string {
  const decimals = Math.ceil(Math.log2(zoom));
  const level = Number(Math.min(zoom, ZOOM_MAX).toFixed(2));
  return `#map=${level}/${latitude.toFixed(decimals)}/${longitude.toFixed(decimals)}`;
}
