import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** Providers nearer than about this share one place, degrees (11 m). */
const SAME_PLACE_DEGREES = 0.0001;
/**
 * The least radius of the ring that they are spread on, metres: markers lie apart at the largest
 * zoom.
 */
const RING_RADIUS_M = 9;
/** More than this many on one ring widen it. */
const RING_ROOM = 6;
/** More than there are places around the globe at one latitude. */
const ROW = 4_000_000;
const METRES_PER_DEGREE = 111_195;

/**
 * Where to draw each of `points`: those at one place stand on a small ring around it, in the order
 * of their ids.
 */
export function spreadSamePlace(
  points: readonly (Coordinates & { id: number })[],
): Map<number, [number, number]> {
  const groups = Map.groupBy(points, placeKey);
  const drawn = new Map<number, [number, number]>();
  for (const group of groups.values()) {
    const ordered = group.length > 1 ? group.toSorted((a, b) => a.id - b.id) : group;
    ordered.forEach((point, index) => drawn.set(point.id, onRing(point, index, group.length)));
  }
  return drawn;
}

/** A number that points at one place share. */
export function placeKey({ latitude, longitude }: Coordinates): number {
  return Math.round(latitude / SAME_PLACE_DEGREES) * ROW + Math.round(longitude / SAME_PLACE_DEGREES);
}

function onRing(point: Coordinates, index: number, count: number): [number, number] {
  if (count === 1) return [point.longitude, point.latitude];
  const radius = (RING_RADIUS_M * Math.max(1, count / RING_ROOM)) / METRES_PER_DEGREE;
  const angle = (2 * Math.PI * index) / count;
  const narrowing = Math.cos((point.latitude * Math.PI) / 180);
  return [
    point.longitude + (radius * Math.sin(angle)) / narrowing,
    point.latitude + radius * Math.cos(angle),
  ];
}
