import type { BoundingBox } from '../primitives/bounding-box.js';

/**
 * Below this zoom a viewport gets clusters, however few providers it holds: half of Türkiye fills
 * a screen there.
 */
export const CLUSTERS_BELOW_ZOOM = 7;

/** With more providers than this in view it gets clusters at any zoom. */
export const MARKERS_MAX = 2_000;

/** The deepest zoom that a map has. */
export const ZOOM_MAX = 24;

/** A screen is taken to be so many map tiles wide and high, of 256 pixels each. */
const SCREEN_TILES = 4;

/**
 * The zoom at which `box` fills a screen: what a client may claim at most, whatever the zoom that
 * it says.
 */
export function zoomOf([west, south, east, north]: BoundingBox): number {
  const tiles = 360 / Math.max(east - west, north - south);
  return Math.max(0, Math.min(Math.floor(Math.log2(tiles * SCREEN_TILES)), ZOOM_MAX));
}

/**
 * Side of a cluster's grid cell at a zoom, degrees: a quarter of a map tile, 64 of its 256 pixels
 * from west to east.
 */
export function clusterDegrees(zoom: number): number {
  return 360 / 2 ** (Math.floor(zoom) + 2);
}

/** The whole grid cells that a bounding box touches, of which clusters count everybody. */
export function clusterArea([west, south, east, north]: BoundingBox, zoom: number): BoundingBox {
  const side = clusterDegrees(zoom);
  const below = (degrees: number) => Math.floor(degrees / side) * side;
  const above = (degrees: number) => Math.ceil(degrees / side) * side;
  return [
    Math.max(below(west), -180),
    Math.max(below(south), -90),
    Math.min(above(east), 180),
    Math.min(above(north), 90),
  ];
}
