import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Position } from 'geojson';

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
export function spreadOverlapping(
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
function placeKey({ latitude, longitude }: Coordinates): number {
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

interface Stand {
  point: Coordinates;
  key: number;
  drawn: Position;
}

/**
 * Where each of many points is drawn, so that those that share a place can be told apart; cheap
 * when few move.
 */
export class OverlapSpreader {
  private readonly stands = new Map<number, Stand>();
  private readonly members = new Map<number, number[]>();
  private readonly disturbed = new Set<number>();

  /** Adds a point, or moves it. */
  put(id: number, point: Coordinates): void {
    const before = this.stands.get(id);
    if (before?.point.latitude === point.latitude && before.point.longitude === point.longitude) return;
    if (before) this.leave(id, before.key);
    const key = placeKey(point);
    const together = this.members.get(key);
    if (together) {
      together.push(id);
      this.disturbed.add(key);
    } else this.members.set(key, [id]);
    this.stands.set(id, { point, key, drawn: [point.longitude, point.latitude] });
  }

  /** Takes a point away. */
  remove(id: number): void {
    const stand = this.stands.get(id);
    if (stand) this.leave(id, stand.key);
    this.stands.delete(id);
  }

  /** Sets apart those that came to share a place, and answers whom that moved. */
  settle(): number[] {
    const moved = [...this.disturbed].flatMap((key) => this.spread(key));
    this.disturbed.clear();
    return moved;
  }

  /** Where a point is drawn; the same object as long as nothing moves it. */
  drawn(id: number): Position | undefined {
    return this.stands.get(id)?.drawn;
  }

  private leave(id: number, key: number): void {
    const others = (this.members.get(key) ?? []).filter((each) => each !== id);
    if (others.length > 0) {
      this.members.set(key, others);
      this.disturbed.add(key);
    } else this.members.delete(key);
  }

  private spread(key: number): number[] {
    const ids = this.members.get(key) ?? [];
    const points = ids.flatMap((id) => {
      const point = this.stands.get(id)?.point;
      return point ? [{ id, latitude: point.latitude, longitude: point.longitude }] : [];
    });
    for (const [id, place] of spreadOverlapping(points)) {
      const stand = this.stands.get(id);
      if (stand) stand.drawn = place;
    }
    return ids;
  }
}
