import type { Line } from '@rotadas/contracts/matching/match';
import { RADIANS } from '@rotadas/contracts/primitives/globe';
import { worldX, worldY } from './flat-view.js';

/** Lengths are in widths of the world. */
interface PathPoint {
  x: number;
  y: number;
  /** Degrees from north; -1 for none. */
  heading: number;
}

/** Returns the point at a distance, in widths of the world, from the position. */
export type Path = (distance: number) => PathPoint;

export function straightPath({ x, y, heading }: PathPoint): Path {
  const [east, south] = [Math.sin(heading * RADIANS), -Math.cos(heading * RADIANS)];
  return (distance) => ({ x: x + east * distance, y: y + south * distance, heading });
}

/**
 * The path along a route, at the position's distance beside it. Null if the position is more than
 * `reach` from the route, or heads in the opposite direction.
 */
export function routePath(line: Line, { x, y, heading }: PathPoint, reach: number): Path | null {
  const segments = toSegments(line);
  let nearest = reach;
  let along = -1;
  for (const { from, length, east, south, start } of segments) {
    const share = Math.min(1, Math.max(0, ((x - from.x) * east + (y - from.y) * south) / length ** 2));
    const off = Math.hypot(from.x + share * east - x, from.y + share * south - y);
    if (off > nearest) continue;
    nearest = off;
    along = start + share * length;
  }
  const pointAt = (distance: number): PathPoint | null => {
    const segment = segments.findLast(({ start }) => start <= distance);
    if (!segment) return null;
    const { from, length, east, south, start } = segment;
    const share = Math.min(1, (distance - start) / length);
    return { x: from.x + share * east, y: from.y + share * south, heading: from.heading };
  };
  const first = pointAt(along);
  if (!first || Math.abs(turnBetween(heading, first.heading)) > 90) return null;
  return (distance) => {
    const point = pointAt(along + distance) ?? first;
    return { x: point.x + x - first.x, y: point.y + y - first.y, heading: point.heading };
  };
}

interface Segment {
  from: PathPoint;
  east: number;
  south: number;
  length: number;
  /** Distance from the start of the route. */
  start: number;
}

function toSegments(line: Line): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  for (const [index, [longitude, latitude]] of line.slice(0, -1).entries()) {
    const [toLongitude, toLatitude] = line[index + 1] ?? [longitude, latitude];
    const [x, y] = [worldX(longitude), worldY(latitude)];
    const [east, south] = [worldX(toLongitude) - x, worldY(toLatitude) - y];
    const length = Math.hypot(east, south);
    if (length === 0) continue;
    const heading = (Math.atan2(east, -south) / RADIANS + 360) % 360;
    segments.push({ from: { x, y, heading }, east, south, length, start });
    start += length;
  }
  return segments;
}

/** The shorter turn from one heading to another, degrees, -180 to 180. */
export function turnBetween(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}
