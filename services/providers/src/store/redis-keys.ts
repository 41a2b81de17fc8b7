/** Into so many shares are the markers split: a share is one slot of a Redis Cluster, and one script call of a batch. */
const MARKER_SHARES = 4;

/** The share that a provider's marker belongs to. */
export function markerShare(userId: number): number {
  return userId % MARKER_SHARES;
}

/** The hash of what a provider's marker shows. */
export function markerKey(userId: number): string {
  return `provider:{p${markerShare(userId)}}:${userId}`;
}

/** The sorted set of the providers in a cell, by when they came into it, ms. */
export function cellKey(cell: string): string {
  return `cell:{${cell}}`;
}

/** The sorted set of all providers on the map, by when they came onto it or into their cell, ms. */
export const ON_MAP_KEY = '{providers}:on-map';
