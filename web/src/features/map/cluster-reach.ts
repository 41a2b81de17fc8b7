/**
 * From the next zoom on every marker stands by itself: those at one place are set apart
 * (spread.ts).
 */
export const CLUSTER_MAX_ZOOM = 16;

/**
 * Markers nearer than this, px, at a whole zoom are one cluster. A mark is about 36 px wide, so
 * only those that hide a part of each other are gathered, at every zoom.
 */
export const CLUSTER_RADIUS_PX = 34;
