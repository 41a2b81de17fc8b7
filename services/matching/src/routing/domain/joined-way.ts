import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { crowMetres } from './point-index.js';
import type { ShortestPathTree } from './shortest-path-tree.js';

/** Between a place and the nearest node of a road: small roads, in a straight line. */
const ACCESS_METRES_A_SECOND = 30 / 3.6;

/** A place on the roads: its nearest node, and the way there. */
export interface Access {
  readonly node: number;
  /** As the crow flies. */
  readonly metres: number;
  readonly seconds: number;
}

/** The access of who moves: it stays at its node for a while, and nothing has to be searched. */
export interface FollowedAccess extends Access {
  /** Where the node was searched from. */
  readonly searchedFrom: Readonly<Coordinates>;
  /** So far around there it is the nearest: half of what the next one is farther. */
  readonly certainMetres: number;
}

/** A place with the way from it to its node. */
export type JoinedPlace = Readonly<Coordinates> & Access;

/** How long a way is. */
export interface WayLength {
  readonly metres: number;
  readonly seconds: number;
  /** Whether it leads past the roads. */
  readonly isDirect: boolean;
}

/** How long the way over so many metres beside the roads takes, s. */
export function accessSeconds(metres: number): number {
  return metres / ACCESS_METRES_A_SECOND;
}

/** The way between two places by the tree of the node of either; null where no road joins them. */
export function joinedWay(from: JoinedPlace, to: JoinedPlace, tree: ShortestPathTree): WayLength | null {
  const other = tree.root === from.node ? to.node : from.node;
  const metres = tree.metres[other] ?? Number.POSITIVE_INFINITY;
  return joinedBy(from, to, { metres, seconds: tree.seconds[other] ?? 0 });
}

/**
 * The way between two places whose nodes are so far from each other; null where no road joins them.
 * Places that are nearer to each other than to the roads are joined directly, so that a way is
 * never longer for a road that is of no use.
 */
export function joinedBy(
  from: JoinedPlace,
  to: JoinedPlace,
  between: Omit<WayLength, 'isDirect'>,
): WayLength | null {
  const direct = crowMetres(from.latitude, from.longitude, to.latitude, to.longitude);
  if (direct <= from.metres + to.metres)
    return { metres: direct, seconds: accessSeconds(direct), isDirect: true };
  const metres = from.metres + between.metres + to.metres;
  if (!Number.isFinite(metres)) return null;
  return { metres, seconds: from.seconds + between.seconds + to.seconds, isDirect: false };
}

/** Fewer metres than a degree of latitude has, and than one of longitude has in Türkiye. */
const [METRES_OF_LATITUDE, METRES_OF_LONGITUDE] = [110_000, 75_000];

/** Whether two points are plainly more than so many metres apart, by their degrees alone. */
export function isPlainlyFurther(
  metres: number,
  latitude: number,
  longitude: number,
  toLatitude: number,
  toLongitude: number,
): boolean {
  return (
    Math.abs(latitude - toLatitude) * METRES_OF_LATITUDE > metres ||
    Math.abs(longitude - toLongitude) * METRES_OF_LONGITUDE > metres
  );
}

/**
 * The metres of `joinedWay` from numbers that are at hand: `access` is what both places have to
 * their nodes, `between` what the roads have between these.
 */
export function joinedMetres(
  access: number,
  between: number,
  latitude: number,
  longitude: number,
  toLatitude: number,
  toLongitude: number,
): number {
  const byRoad = access + between;
  if (isPlainlyFurther(access, latitude, longitude, toLatitude, toLongitude)) return byRoad;
  const direct = crowMetres(latitude, longitude, toLatitude, toLongitude);
  return direct <= access ? direct : byRoad;
}
