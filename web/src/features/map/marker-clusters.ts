import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import { worldWidth } from './flat-view.js';
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS, CLUSTERS_RADIUS } from './marker-style.js';

/** Markers by slot, in widths of the world. */
interface ClusterInput {
  /** One more than the highest slot. */
  readonly slots: number;
  /** The index of the type in `SERVICE_TYPES`; -1 for a free slot. */
  readonly type: (slot: number) => number;
  readonly x: (slot: number) => number;
  readonly y: (slot: number) => number;
}

export interface MarkerCluster {
  readonly worldX: number;
  readonly worldY: number;
  readonly count: number;
  /** Counts in the order of `SERVICE_TYPES`. */
  readonly counts: readonly number[];
  /** The zoom at which it parts. */
  readonly partsAt: number;
}

interface MarkerGroups {
  /** Slots of the markers that are not in a cluster. */
  singles: number[];
  clusters: MarkerCluster[];
}

/** The whole zoom for which markers are gathered; 15.9999 is an inexact 16. */
export const clusterLevel = (zoom: number) => Math.floor(zoom + 0.001);

/**
 * Gathers markers that overlap at a zoom, then clusters that overlap. `supercluster` takes much
 * longer, since it builds all zooms for each moved marker.
 */
export function gatherMarkers({ slots, type, x, y }: ClusterInput, level: number): MarkerGroups {
  const points = new Points(slots);
  const slotOf = new Int32Array(slots);
  for (let slot = 0; slot < slots; slot += 1) {
    if (type(slot) < 0) continue;
    slotOf[points.size] = slot;
    points.add(x(slot), y(slot));
  }
  const leaders = points.gather(level > CLUSTER_MAX_ZOOM ? -1 : CLUSTER_RADIUS / worldWidth(level));
  const sizes = new Int32Array(points.size);
  for (const leader of leaders) sizes[leader] = (sizes[leader] ?? 0) + 1;
  const sums = new Map<number, ClusterSum>();
  const singles: number[] = [];
  for (const [index, leader] of leaders.entries()) {
    const slot = slotOf[index] ?? 0;
    if (sizes[leader] === 1) singles.push(slot);
    else addMember(sumFor(sums, leader), x(slot), y(slot), type(slot));
  }
  return { singles, clusters: merge([...sums.values()], level).map((sum) => toCluster(sum, level)) };
}

/** Joins clusters that overlap. */
function merge(sums: readonly ClusterSum[], level: number): ClusterSum[] {
  const middles = new Points(sums.length);
  for (const { x, y, count } of sums) middles.add(x / count, y / count);
  const merged = new Map<number, ClusterSum>();
  for (const [index, leader] of middles.gather(CLUSTERS_RADIUS / worldWidth(level)).entries()) {
    const sum = sums[index];
    if (sum) addUp(sumFor(merged, leader), sum);
  }
  return [...merged.values()];
}

/** Points in a hashed grid. */
class Points {
  size = 0;
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;

  constructor(room: number) {
    this.xs = new Float64Array(room);
    this.ys = new Float64Array(room);
  }

  add(x: number, y: number): void {
    this.xs[this.size] = x;
    this.ys[this.size] = y;
    this.size += 1;
  }

  /** For each point the first of its group, within `radius`; itself if that is negative. */
  gather(radius: number): Int32Array {
    const leaders = new Int32Array(this.size).fill(-1);
    if (radius < 0) return leaders.map((_, index) => index);
    const { xs, ys, size } = this;
    const lists = 2 ** Math.ceil(Math.log2(2 * size + 1));
    const heads = new Int32Array(lists).fill(-1);
    const next = new Int32Array(size);
    const cell = (value = 0) => Math.floor(value / radius);
    // The prime numbers spread neighbouring cells.
    const listOf = (column: number, row: number) =>
      (Math.imul(column, 73_856_093) ^ Math.imul(row, 19_349_663)) & (lists - 1);
    for (let index = size - 1; index >= 0; index -= 1) {
      const list = listOf(cell(xs[index]), cell(ys[index]));
      next[index] = heads[list] ?? -1;
      heads[list] = index;
    }
    for (let leader = 0; leader < size; leader += 1) {
      if (leaders[leader] !== -1) continue;
      leaders[leader] = leader;
      const [x = 0, y = 0] = [xs[leader], ys[leader]];
      for (let column = cell(x) - 1; column <= cell(x) + 1; column += 1)
        for (let row = cell(y) - 1; row <= cell(y) + 1; row += 1)
          for (let other = heads[listOf(column, row)] ?? -1; other >= 0; other = next[other] ?? -1) {
            if (leaders[other] !== -1) continue;
            const [east, south] = [(xs[other] ?? 0) - x, (ys[other] ?? 0) - y];
            if (east * east + south * south <= radius * radius) leaders[other] = leader;
          }
    }
    return leaders;
  }
}

interface ClusterSum {
  x: number;
  y: number;
  count: number;
  counts: number[];
  /** Bounds of the members. */
  west: number;
  north: number;
  east: number;
  south: number;
}

function sumFor(sums: Map<number, ClusterSum>, key: number): ClusterSum {
  const known = sums.get(key);
  if (known) return known;
  const sum = {
    x: 0,
    y: 0,
    count: 0,
    counts: SERVICE_TYPES.map(() => 0),
    west: Infinity,
    north: Infinity,
    east: -Infinity,
    south: -Infinity,
  };
  sums.set(key, sum);
  return sum;
}

function addMember(sum: ClusterSum, x: number, y: number, type: number): void {
  sum.x += x;
  sum.y += y;
  sum.count += 1;
  sum.counts[type] = (sum.counts[type] ?? 0) + 1;
  widen(sum, { west: x, north: y, east: x, south: y });
}

function addUp(sum: ClusterSum, other: ClusterSum): void {
  sum.x += other.x;
  sum.y += other.y;
  sum.count += other.count;
  for (const [index, count] of other.counts.entries()) sum.counts[index] = (sum.counts[index] ?? 0) + count;
  widen(sum, other);
}

function widen(
  sum: ClusterSum,
  { west, north, east, south }: Pick<ClusterSum, 'west' | 'north' | 'east' | 'south'>,
): void {
  sum.west = Math.min(sum.west, west);
  sum.north = Math.min(sum.north, north);
  sum.east = Math.max(sum.east, east);
  sum.south = Math.max(sum.south, south);
}

function toCluster(
  { x, y, count, counts, west, north, east, south }: ClusterSum,
  level: number,
): MarkerCluster {
  const width = Math.max(east - west, south - north);
  const zoom = Math.ceil(Math.log2((2 * CLUSTER_RADIUS) / worldWidth(0) / width));
  const partsAt = Math.min(CLUSTER_MAX_ZOOM + 1, Math.max(level + 1, zoom));
  return { worldX: x / count, worldY: y / count, count, counts, partsAt };
}
