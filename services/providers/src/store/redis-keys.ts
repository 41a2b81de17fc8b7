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

/** The geo-set of the providers in a cell. */
export function geoKey(cell: string): string {
  return `geo:{${cell}}`;
}

/** The sorted set of all providers on the map, by when they last sent a position, ms. */
export const SEEN_KEY = '{providers}:seen';
