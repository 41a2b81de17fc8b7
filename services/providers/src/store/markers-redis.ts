/** Token of the connection to the Redis that holds the markers and writes no file. */
export const MARKERS_REDIS = Symbol('MARKERS_REDIS');
