/** The hash of what a provider's marker shows. */
export function markerKey(userId: number): string {
  return `provider:{${userId}}`;
}

/** The geo-set of the providers in a cell. */
export function geoKey(cell: string): string {
  return `geo:{${cell}}`;
}

/** The sorted set of all providers on the map, by when they last sent a position, ms. */
export const SEEN_KEY = '{providers}:seen';
