/** The hash of what a provider's marker shows. All lie in one slot of a Redis Cluster, so that one script call moves a batch. */
export function markerKey(userId: number): string {
  return `{markers}:${userId}`;
}

/** The geo-set of where all markers are, by user id; every script that writes a marker's hash writes it too. */
export const GEO_KEY = '{markers}:geo';

/** The sorted set of who is online but has no marker, since Redis lost it, by since when its next position is awaited, ms. */
export const AWAITED_KEY = '{markers}:awaited';

/** The copy of who was found in a crowded cell, from which the pages of one snapshot are read. */
export function foundKey(search: number): string {
  return `{markers}:found:${search}`;
}
