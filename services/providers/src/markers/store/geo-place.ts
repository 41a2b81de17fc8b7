import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/**
 * The greatest latitude that a geo-set takes, degrees: its limit is that of Web Mercator,
 * 85.05112878.
 */
const GEO_LATITUDE_MAX = 85.0511;

/**
 * The greatest longitude, degrees: Redis 7 stores 180 itself outside its grid, and does not find it
 * again.
 */
const GEO_LONGITUDE_MAX = 179.99999;

/**
 * The place under which a geo-set holds a point: the point itself, or the nearest place that a
 * geo-set takes.
 */
export function geoPlace({ latitude, longitude }: Coordinates): Coordinates {
  return {
    latitude: Math.max(-GEO_LATITUDE_MAX, Math.min(latitude, GEO_LATITUDE_MAX)),
    longitude: Math.min(longitude, GEO_LONGITUDE_MAX),
  };
}
