import type { BoundingBox } from '../primitives/bounding-box.js';

/** Below this zoom a viewport gets clusters, however few providers it contains. */
export const CLUSTERS_BELOW_ZOOM = 7;

/** A viewport with more providers gets clusters at any zoom. */
export const MARKERS_MAX = 2_000;

export const ZOOM_MAX = 24;

/** Assumed width and height of a screen in map tiles of 256 pixels. */
const SCREEN_TILES = 4;

/** The zoom at which `box` fills a screen: the highest that a client may claim for it. */
export function zoomForBounds([west, south, east, north]: BoundingBox): number {
  const tiles = 360 / Math.max(east - west, north - south);
  return Math.max(0, Math.min(Math.floor(Math.log2(tiles * SCREEN_TILES)), ZOOM_MAX));
}

/** Side of a cluster cell, degrees: a quarter of a map tile. */
export function clusterDegrees(zoom: number): number {
  return 360 / 2 ** (Math.floor(zoom) + 2);
}

/** The whole cluster cells that a box touches. */
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
