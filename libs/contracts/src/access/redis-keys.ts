/** What the keys of the gateway begin with: limits, bot-check, sessions of the queue page. */
export const GATEWAY_KEYS = 'gateway:';

/**
 * What the keys of the markers begin with; the braces keep them in one slot of a Redis Cluster, so
 * that one script call moves a batch.
 */
export const MARKER_KEYS = '{markers}:';
