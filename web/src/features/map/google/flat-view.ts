import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { RADIANS } from '@rotadas/contracts/primitives/globe';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** Width of the world at Google's zoom 0, px. */
const WORLD_PX = 256;
/** Latitude limit of Web Mercator, degrees. */
const POLE = 85.0511;

/** A north-up Web Mercator view; width and height in px. */
export interface FlatView {
  center: Coordinates;
  zoom: number;
  width: number;
  height: number;
}

/** Px from the upper left corner of the view. */
export function toScreen(view: FlatView, { latitude, longitude }: Coordinates): { x: number; y: number } {
  const scale = WORLD_PX * 2 ** view.zoom;
  const x = ((longitude - view.center.longitude) / 360) * scale;
  const y = (northing(view.center.latitude) - northing(latitude)) * scale;
  return { x: x + view.width / 2, y: y + view.height / 2 };
}

export function toCoordinates(view: FlatView, { x, y }: { x: number; y: number }): Coordinates {
  const scale = WORLD_PX * 2 ** view.zoom;
  const north = northing(view.center.latitude) - (y - view.height / 2) / scale;
  return {
    latitude: Math.atan(Math.sinh(2 * Math.PI * north)) / RADIANS,
    longitude: view.center.longitude + ((x - view.width / 2) / scale) * 360,
  };
}

/** Clamped to the world. */
export function viewBbox(view: FlatView): BoundingBox {
  const northWest = toCoordinates(view, { x: 0, y: 0 });
  const southEast = toCoordinates(view, { x: view.width, y: view.height });
  return [
    Math.max(-180, northWest.longitude),
    southEast.latitude,
    Math.min(180, southEast.longitude),
    northWest.latitude,
  ];
}

/** Distance north of the equator, in widths of the world. */
function northing(latitude: number): number {
  const clamped = Math.min(POLE, Math.max(-POLE, latitude));
  return Math.asinh(Math.tan(clamped * RADIANS)) / (2 * Math.PI);
}
