import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { straightLineMetres } from './point-index.js';
import type { ShortestPathTree } from './shortest-path-tree.js';

/** Speed on small roads between a place and its nearest node. */
const ACCESS_METRES_PER_SECOND = 30 / 3.6;

export interface RoadAccess {
  readonly node: number;
  /** Distance to the node in a straight line. */
  readonly metres: number;
  readonly seconds: number;
}

export type SnappedPlace = Readonly<Coordinates> & RoadAccess;

export type MovingPlace = SnappedPlace & {
  readonly searchedFrom: Readonly<Coordinates>;
  /** The node is the nearest within this distance of `searchedFrom`. */
  readonly certainMetres: number;
};

export interface Length {
  readonly metres: number;
  readonly seconds: number;
}

export interface RouteLength extends Length {
  readonly isDirect: boolean;
}

export function accessSeconds(metres: number): number {
  return metres / ACCESS_METRES_PER_SECOND;
}

/** @param tree of either node */
export function routeLength(
  from: SnappedPlace,
  to: SnappedPlace,
  tree: ShortestPathTree,
): RouteLength | null {
  const other = tree.root === from.node ? to.node : from.node;
  const metres = tree.metres[other] ?? Number.POSITIVE_INFINITY;
  return routeLengthVia(from, to, { metres, seconds: tree.seconds[other] ?? 0 });
}

/** Places nearer to each other than to the roads are joined directly. */
export function routeLengthVia(from: SnappedPlace, to: SnappedPlace, between: Length): RouteLength | null {
  const direct = straightLineMetres(from.latitude, from.longitude, to.latitude, to.longitude);
  if (direct <= from.metres + to.metres)
    return { metres: direct, seconds: accessSeconds(direct), isDirect: true };
  const metres = from.metres + between.metres + to.metres;
  if (!Number.isFinite(metres)) return null;
  return { metres, seconds: from.seconds + between.seconds + to.seconds, isDirect: false };
}

/** Lower bounds in Türkiye. */
const [METRES_PER_LATITUDE, METRES_PER_LONGITUDE] = [110_000, 75_000];

/** Whether two points are certainly more than `metres` apart. May return false for such points. */
export function isClearlyFarther(
  metres: number,
  latitude: number,
  longitude: number,
  toLatitude: number,
  toLongitude: number,
): boolean {
  return (
    Math.abs(latitude - toLatitude) * METRES_PER_LATITUDE > metres ||
    Math.abs(longitude - toLongitude) * METRES_PER_LONGITUDE > metres
  );
}

/** `routeLength` without allocations; `access` is the sum of both accesses, all metres. */
export function routeMetres(
  access: number,
  between: number,
  latitude: number,
  longitude: number,
  toLatitude: number,
  toLongitude: number,
): number {
  const byRoad = access + between;
  if (isClearlyFarther(access, latitude, longitude, toLatitude, toLongitude)) return byRoad;
  const direct = straightLineMetres(latitude, longitude, toLatitude, toLongitude);
  return direct <= access ? direct : byRoad;
}
