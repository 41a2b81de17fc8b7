import { MARKER_KEYS } from '@rotadas/contracts/access/redis-keys';

/** The hash of a provider's marker. */
export function markerKey(userId: number): string {
  return `${MARKER_KEYS}${userId}`;
}

/**
 * The geo-set of all markers, by user id; every script that writes a marker's hash writes it too.
 */
export const GEO_KEY = `${MARKER_KEYS}geo`;

/**
 * The sorted set of providers that are online but whose marker Redis lost, by the time of that
 * finding, epoch ms.
 */
export const AWAITING_POSITION_KEY = `${MARKER_KEYS}awaited`;

/** The copy of a crowded cell's geo-set, from which the pages of one snapshot are read. */
export function foundKey(search: number): string {
  return `${MARKER_KEYS}found:${search}`;
}
