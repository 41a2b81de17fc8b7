/** What the keys of the gateway begin with: limits, bot-check, sessions of the queue page. */
export const GATEWAY_KEYS = 'gateway:';

/**
 * What the keys of the markers begin with. What follows up to the closing brace names a shard,
 * whose keys lie in one slot of a Redis Cluster.
 */
export const MARKER_KEYS = '{markers';
