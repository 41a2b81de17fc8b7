import { SERVICE_TYPES, type ServiceType } from '@rotadas/contracts/primitives/service-type';
import { type WorldPoint, worldWidth } from './flat-view.js';
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS, CLUSTER_MERGE_RADIUS } from './marker-style.js';

interface ClusterMember {
  readonly marker: { readonly type: ServiceType };
  readonly motion: { readonly lastPosition: WorldPoint };
}

export interface MarkerCluster extends WorldPoint {
  readonly count: number;
  /** Counts in the order of `SERVICE_TYPES`. */
  readonly counts: readonly number[];
  /** The lowest zoom at which the cluster is divided. */
  readonly expansionZoom: number;
}

/** The whole zoom for which markers are clustered. A value such as 15.9999 counts as 16. */
export const toClusterLevel = (zoom: number) => Math.floor(zoom + 0.001);

/**
 * Groups markers that overlap at a zoom, then merges clusters that overlap. `supercluster` takes
 * much longer, since it builds all zooms for each moved marker.
 */
export function clusterMarkers<Member extends ClusterMember>(
  markers: readonly Member[],
  level: number,
): { singles: readonly Member[]; clusters: MarkerCluster[] } {
  if (level > CLUSTER_MAX_ZOOM) return { singles: markers, clusters: [] };
  const singles: Member[] = [];
  const overlapping: { members: Member[]; middle: WorldPoint }[] = [];
  for (const members of groupWithin(
    markers,
    CLUSTER_RADIUS / worldWidth(level),
    ({ motion }) => motion.lastPosition,
  )) {
    if (members.length === 1) singles.push(...members);
    else overlapping.push({ members, middle: toCluster(members, level) });
  }
  const joined = groupWithin(overlapping, CLUSTER_MERGE_RADIUS / worldWidth(level), ({ middle }) => middle);
  const clusters = joined.map((parts) => {
    const members = parts.flatMap((part) => part.members);
    return toCluster(members, level);
  });
  return { singles, clusters };
}

/** Groups items that are within `radius` of the first one of their group. */
function groupWithin<Item>(
  items: readonly Item[],
  radius: number,
  toPoint: (item: Item) => WorldPoint,
): Item[][] {
  const groups: Item[][] = [];
  const firsts: WorldPoint[] = [];
  /**
   * A hash grid with a linked list per cell: `head` holds the newest group of each cell, `next` the
   * group that follows each group in its list.
   */
  const head = new Int32Array(2 ** Math.ceil(Math.log2(2 * items.length + 1))).fill(-1);
  const next: number[] = [];
  const toCell = (length: number) => Math.floor(length / radius);
  // Prime factors give neighbouring cells different hashes.
  const hash = (column: number, row: number) =>
    (Math.imul(column, 73_856_093) ^ Math.imul(row, 19_349_663)) & (head.length - 1);
  const find = ({ worldX, worldY }: WorldPoint): number => {
    const [column, row] = [toCell(worldX), toCell(worldY)];
    let found = Infinity;
    for (let cell = 0; cell < 9; cell += 1) {
      const list = hash(column - 1 + (cell % 3), row - 1 + Math.floor(cell / 3));
      for (let group = head[list] ?? -1; group >= 0; group = next[group] ?? -1) {
        const first = firsts[group];
        if (first && (first.worldX - worldX) ** 2 + (first.worldY - worldY) ** 2 <= radius ** 2)
          found = Math.min(found, group);
      }
    }
    return found;
  };
  for (const item of items) {
    const point = toPoint(item);
    const known = groups[find(point)];
    if (known) {
      known.push(item);
      continue;
    }
    const list = hash(toCell(point.worldX), toCell(point.worldY));
    next.push(head[list] ?? -1);
    head[list] = groups.length;
    groups.push([item]);
    firsts.push(point);
  }
  return groups;
}

function toCluster(members: readonly ClusterMember[], level: number): MarkerCluster {
  const counts = SERVICE_TYPES.map(() => 0);
  let [x, y, west, north, east, south] = [0, 0, Infinity, Infinity, -Infinity, -Infinity];
  for (const { marker, motion } of members) {
    const { worldX, worldY } = motion.lastPosition;
    const type = SERVICE_TYPES.indexOf(marker.type);
    counts[type] = (counts[type] ?? 0) + 1;
    x += worldX / members.length;
    y += worldY / members.length;
    west = Math.min(west, worldX);
    north = Math.min(north, worldY);
    east = Math.max(east, worldX);
    south = Math.max(south, worldY);
  }
  const width = Math.max(east - west, south - north);
  const zoom = Math.ceil(Math.log2((2 * CLUSTER_RADIUS) / worldWidth(0) / width));
  const expansionZoom = Math.min(CLUSTER_MAX_ZOOM + 1, Math.max(level + 1, zoom));
  return { worldX: x, worldY: y, count: members.length, counts, expansionZoom };
}
