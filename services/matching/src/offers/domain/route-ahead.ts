import {
  type Length,
  routeLength,
  routeLengthVia,
  type SnappedPlace,
} from '../../routing/domain/route-length.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';

const NO_ROAD: Length = { metres: Number.POSITIVE_INFINITY, seconds: Number.POSITIVE_INFINITY };

/** The rest of an offer's route, measured from the node of its position. */
export interface RouteAhead {
  /** Stops ahead and the end. */
  readonly points: readonly SnappedPlace[];
  /** From the road node of the position to that of the first point. */
  readonly toFirst: Length;
  /** From each point to the next; infinite if no road connects them. */
  readonly legs: readonly Length[];
}

interface OfferRoute {
  /** Null if unknown or off the roads. */
  readonly from: SnappedPlace | null;
  readonly stops: readonly SnappedPlace[];
  readonly end: SnappedPlace;
}

type GetTree = (node: number) => ShortestPathTree;

export function measureRouteAhead(position: SnappedPlace, route: OfferRoute, getTree: GetTree): RouteAhead {
  const between = (from: SnappedPlace, to: SnappedPlace) => routeLength(from, to, getTree(to.node));
  const ahead = stopsAhead(position, route, between);
  const points = [...ahead, route.end];
  const tree = getTree((ahead[0] ?? route.end).node);
  return {
    points,
    toFirst: {
      metres: tree.metres[position.node] ?? Number.POSITIVE_INFINITY,
      seconds: tree.seconds[position.node] ?? Number.POSITIVE_INFINITY,
    },
    legs: ahead.map((from, index) => between(from, points[index + 1] ?? route.end) ?? NO_ROAD),
  };
}

/** A route from a position; a leg joins each point and the next. */
export interface Itinerary {
  readonly points: readonly SnappedPlace[];
  readonly legs: readonly Length[];
}

export function itineraryFrom(position: SnappedPlace, { points, toFirst, legs }: RouteAhead): Itinerary {
  const first = points[0] && routeLengthVia(position, points[0], toFirst);
  return { points: [position, ...points], legs: [first ?? NO_ROAD, ...legs] };
}

/** Null if no road joins the places. */
type Between = (from: SnappedPlace, to: SnappedPlace) => Pick<Length, 'metres'> | null;

/** A provider this close to the route between two stops has passed the first one. */
const ON_ROUTE_METRES = 2_000;

const ROUNDING_METRES = 1;

/** The provider is on the leg closest to it. Stateless, so that all instances agree. */
export function stopsAhead(
  position: SnappedPlace,
  { from, stops, end }: OfferRoute,
  between: Between,
): readonly SnappedPlace[] {
  if (stops.length === 0) return stops;
  const metres = (one: SnappedPlace, other: SnappedPlace) =>
    between(one, other)?.metres ?? Number.POSITIVE_INFINITY;
  const points = [...(from ? [from] : []), ...stops, end];
  let passed = 0;
  let least = from ? Number.POSITIVE_INFINITY : ON_ROUTE_METRES;
  for (const [index, next] of points.slice(1).entries()) {
    const before = points[index];
    if (!before) continue;
    const off = metres(position, before) + metres(position, next) - metres(before, next);
    if (!(off < least - ROUNDING_METRES)) continue;
    least = off;
    passed = from ? index : index + 1;
  }
  return stops.slice(passed);
}
