import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { RADIANS } from '@rotadas/contracts/primitives/globe';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { MERCATOR_LATITUDE_MAX } from '../../shared/map/view-address.js';

/** Width of the world at Google's zoom 0, px. */
const WORLD_PX = 256;

/** A north-up Web Mercator view; width and height in px. */
export interface FlatView {
  centre: Coordinates;
  zoom: number;
  width: number;
  height: number;
}

/** Distance from the western edge of the world, in widths of the world. */
export const worldX = (longitude: number): number => longitude / 360 + 0.5;

/** Distance from the northern edge of the world, in widths of the world. */
export function worldY(latitude: number): number {
  const clamped = Math.min(MERCATOR_LATITUDE_MAX, Math.max(-MERCATOR_LATITUDE_MAX, latitude));
  return 0.5 - Math.asinh(Math.tan(clamped * RADIANS)) / (2 * Math.PI);
}

/** A point in widths of the world, from its northwestern corner. */
export interface WorldPoint {
  readonly worldX: number;
  readonly worldY: number;
}

export const fromWorld = ({ worldX, worldY }: WorldPoint): Coordinates => ({
  latitude: Math.atan(Math.sinh(2 * Math.PI * (0.5 - worldY))) / RADIANS,
  longitude: (worldX - 0.5) * 360,
});

/** Width of the world, px. */
export const worldWidth = (zoom: number): number => WORLD_PX * 2 ** zoom;

/** Px from the upper left corner of the view. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** Converts widths of the world to px of the view: `x * scale - left`, `y * scale - top`. */
export function toScreenTransform({ centre, zoom, width, height }: FlatView) {
  const scale = worldWidth(zoom);
  return {
    scale,
    left: worldX(centre.longitude) * scale - width / 2,
    top: worldY(centre.latitude) * scale - height / 2,
  };
}

export const onScreen = (
  { scale, left, top }: ReturnType<typeof toScreenTransform>,
  { worldX, worldY }: WorldPoint,
): ScreenPoint => ({ x: worldX * scale - left, y: worldY * scale - top });

export function toScreen(view: FlatView, { latitude, longitude }: Coordinates): ScreenPoint {
  return onScreen(toScreenTransform(view), { worldX: worldX(longitude), worldY: worldY(latitude) });
}

export function toCoordinates(view: FlatView, { x, y }: ScreenPoint): Coordinates {
  const { scale, left, top } = toScreenTransform(view);
  return fromWorld({ worldX: (x + left) / scale, worldY: (y + top) / scale });
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

/** Whether a point, in px of the view, is within `margin` px around it. */
export function isInView({ width, height }: FlatView, { x, y }: ScreenPoint, margin: number): boolean {
  return x >= -margin && x <= width + margin && y >= -margin && y <= height + margin;
}
