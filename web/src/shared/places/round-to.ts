import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** Rounds coordinates and drops other fields, so that small movements cause no new request. */
export const roundTo =
  (decimals: number) =>
  ({ latitude, longitude }: Coordinates): Coordinates => ({
    latitude: Number(latitude.toFixed(decimals)),
    longitude: Number(longitude.toFixed(decimals)),
  });
