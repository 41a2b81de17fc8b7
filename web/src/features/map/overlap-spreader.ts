import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { METRES_PER_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';
import type { Position } from 'geojson';

/** Providers within about 11 m count as at the same place, degrees. */
const SAME_PLACE_DEGREES = 0.0001;
/** Minimum radius of the ring: markers do not overlap at the largest zoom. */
const RING_RADIUS_M = 9;
/** The ring widens for more providers than this. */
const RING_ROOM = 6;
/** Larger than the number of places at one latitude, so that keys are unique. */
const KEYS_PER_ROW = 4_000_000;

/** Drawn position per id: points at the same place form a ring around it, ordered by id. */
function spreadOverlapping(points: readonly (Coordinates & { id: number })[]): Map<number, [number, number]> {
  const groups = Map.groupBy(points, placeKey);
  const drawn = new Map<number, [number, number]>();
  for (const group of groups.values()) {
    const ordered = group.length > 1 ? group.toSorted((a, b) => a.id - b.id) : group;
    ordered.forEach((point, index) => drawn.set(point.id, ringPosition(point, index, group.length)));
  }
  return drawn;
}

function placeKey({ latitude, longitude }: Coordinates): number {
  return (
    Math.round(latitude / SAME_PLACE_DEGREES) * KEYS_PER_ROW + Math.round(longitude / SAME_PLACE_DEGREES)
  );
}

function ringPosition(point: Coordinates, index: number, count: number): [number, number] {
  if (count === 1) return [point.longitude, point.latitude];
  const radius = (RING_RADIUS_M * Math.max(1, count / RING_ROOM)) / METRES_PER_DEGREE;
  const angle = (2 * Math.PI * index) / count;
  const narrowing = Math.cos(point.latitude * RADIANS);
  return [
    point.longitude + (radius * Math.sin(angle)) / narrowing,
    point.latitude + radius * Math.cos(angle),
  ];
}

interface Placement {
  point: Coordinates;
  key: number;
  drawn: Position;
}

/** Incremental form of `spreadOverlapping`, cheap when few points move. */
export class OverlapSpreader {
  private readonly placements = new Map<number, Placement>();
  private readonly members = new Map<number, number[]>();
  private readonly changedKeys = new Set<number>();

  put(id: number, point: Coordinates): void {
    const before = this.placements.get(id);
    if (before?.point.latitude === point.latitude && before.point.longitude === point.longitude) return;
    if (before) this.leaveGroup(id, before.key);
    const key = placeKey(point);
    const group = this.members.get(key);
    if (group) {
      group.push(id);
      this.changedKeys.add(key);
    } else this.members.set(key, [id]);
    this.placements.set(id, { point, key, drawn: [point.longitude, point.latitude] });
  }

  remove(id: number): void {
    const placement = this.placements.get(id);
    if (placement) this.leaveGroup(id, placement.key);
    this.placements.delete(id);
  }

  /** Spreads points that now share a place, and returns the ids that moved. */
  spreadChanged(): number[] {
    const moved = [...this.changedKeys].flatMap((key) => this.spread(key));
    this.changedKeys.clear();
    return moved;
  }

  /** Keeps its object identity until the point moves. */
  drawn(id: number): Position | undefined {
    return this.placements.get(id)?.drawn;
  }

  private leaveGroup(id: number, key: number): void {
    const others = (this.members.get(key) ?? []).filter((each) => each !== id);
    if (others.length > 0) {
      this.members.set(key, others);
      this.changedKeys.add(key);
    } else this.members.delete(key);
  }

  private spread(key: number): number[] {
    const ids = this.members.get(key) ?? [];
    const points = ids.flatMap((id) => {
      const point = this.placements.get(id)?.point;
      return point ? [{ id, latitude: point.latitude, longitude: point.longitude }] : [];
    });
    for (const [id, place] of spreadOverlapping(points)) {
      const placement = this.placements.get(id);
      if (placement) placement.drawn = place;
    }
    return ids;
  }
}
