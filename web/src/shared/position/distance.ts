import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** Mean radius of the earth, metres. */
const EARTH_RADIUS_M = 6_371_008.8;
/** From this distance on, metres, a text counts in kilometres. */
const KILOMETRES_FROM_M = 2_000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const metres = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const kilometres = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** Metres between two points along the globe (haversine). */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A distance as people read it: '80 m', '1.250 m', '3,4 km', '216 km'. */
export function distanceText(distance: number): string {
  const rounded = Math.round(distance / 10) * 10;
  if (rounded < KILOMETRES_FROM_M) return `${metres.format(rounded)} m`;
  if (distance < 100_000) return `${kilometres.format(distance / 1_000)} km`;
  return `${metres.format(distance / 1_000)} km`;
}
