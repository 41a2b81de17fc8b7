/** The hash of what a provider's marker shows. All lie in one slot of a Redis Cluster, so that one script call moves a batch. */
export function markerKey(userId: number): string {
  return `{markers}:${userId}`;
}

/** The sorted set of the providers in a cell, by when they came into it, ms. */
export function cellKey(cell: string): string {
  return `cell:{${cell}}`;
}

/** The sorted set of all providers on the map, by when they came onto it or into their cell, ms. */
export const ON_MAP_KEY = '{providers}:on-map';
