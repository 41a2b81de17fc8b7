import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** As far from the equator as a geo-set reaches, degrees: its limit is that of Web Mercator, 85.05112878. */
const GEO_LATITUDE_MAX = 85.0511;

/** As far east, degrees: Redis 7 takes 180 itself for a place beyond its grid, and does not find it again. */
const GEO_LONGITUDE_MAX = 179.99999;

/** Where a geo-set keeps a point: there, or where it is near a pole or on the date line, as near as a geo-set can. */
export function geoPlace({ latitude, longitude }: Coordinates): Coordinates {
  return {
    latitude: Math.max(-GEO_LATITUDE_MAX, Math.min(latitude, GEO_LATITUDE_MAX)),
    longitude: Math.min(longitude, GEO_LONGITUDE_MAX),
  };
}
