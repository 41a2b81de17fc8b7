/** Prefix of the gateway's keys: limits, bot-check, sessions of the queue page. */
export const GATEWAY_KEYS = 'gateway:';

/** Prefix of the markers' keys; each shard up to the closing brace is in one slot of a cluster. */
export const MARKER_KEYS = '{markers';
