/**
 * The hash of a provider's marker. All keys share a slot of a Redis Cluster, so that one script
 * call moves a batch.
 */
export function markerKey(userId: number): string {
  return `{markers}:${userId}`;
}

/**
 * The geo-set of all markers, by user id; every script that writes a marker's hash writes it too.
 */
export const GEO_KEY = '{markers}:geo';

/**
 * The sorted set of providers that are online but whose marker Redis lost, by the time of that
 * finding, epoch ms.
 */
export const AWAITING_POSITION_KEY = '{markers}:awaited';

/** The copy of a crowded cell's geo-set, from which the pages of one snapshot are read. */
export function foundKey(search: number): string {
  return `{markers}:found:${search}`;
}
