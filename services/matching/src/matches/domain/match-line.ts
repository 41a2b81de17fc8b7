import type { Line, Match } from '@rotadas/contracts/matching/match';
import { type Coordinates, roundPoint } from '@rotadas/contracts/primitives/coordinates';
import { METRES_PER_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';
import type { EmbeddedRouter } from '../../routing/domain/embedded-router.js';
import { type SnappedPlace, routeLength } from '../../routing/domain/route-length.js';
import type { LngLat } from '../../routing/domain/router.js';
import { nodesOnPath, type ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import type { TreeCache } from '../../routing/tree-cache.js';
import type { Candidate } from './candidate.js';
import { type MeasuredMatch, pointsWithPassenger } from './measured-match.js';
import type { SearchedRoute } from './searched-route.js';
import type { IndexedOffer } from '../../offers/domain/offer.js';

/** Fifty such lines stay below the NATS limit of 1 MB. */
const POINTS_MAX = 200;

const SEARCHED_POINTS_MAX = 600;

interface LineContext {
  readonly router: EmbeddedRouter;
  readonly trees: TreeCache;
  readonly searchedLine: readonly LngLat[];
}

/** The line from the provider's position. Null unless the provider drives the searched route. */
export function matchLine(context: LineContext, route: SearchedRoute, { insertion }: Candidate): Line | null {
  if (!insertion) return null;
  const points = pointsWithPassenger(route, insertion);
  return toLine(points.slice(1).map((to, index) => buildPart(context, route, points[index] ?? to, to)));
}

/** Uses the trees of the search, otherwise the tree that measured the leg. */
function buildPart(
  { router, trees, searchedLine }: LineContext,
  { start, end, fromStart, fromEnd }: SearchedRoute,
  from: SnappedPlace,
  to: SnappedPlace,
): readonly LngLat[] {
  if (from === start && to === end) return searchedLine;
  if (from === start) return buildLegLine(router, fromStart, from, to);
  if (from === end) return buildLegLine(router, fromEnd, from, to);
  const tree = to === start ? fromStart : to === end ? fromEnd : trees.get(to.node);
  return buildLegLine(router, tree, to, from).toReversed();
}

function toLine(legs: readonly (readonly LngLat[])[], pointsMax = POINTS_MAX): Line {
  const joined = legs.flatMap((points, index) => (index === 0 ? points : points.slice(1)));
  const line = joined.length <= pointsMax ? joined : simplifiedLine(joined, pointsMax);
  return line.map(([longitude, latitude]) => {
    const rounded = roundPoint({ latitude, longitude });
    return [rounded.longitude, rounded.latitude];
  });
}

export function buildSearchedLine(
  router: EmbeddedRouter,
  { fromStart, start, end }: SearchedRoute,
): LngLat[] {
  return buildLegLine(router, fromStart, start, end);
}

export function toSearchedLine(line: readonly LngLat[]): Line {
  return toLine([line], SEARCHED_POINTS_MAX);
}

function buildLegLine(
  router: EmbeddedRouter,
  tree: ShortestPathTree,
  root: SnappedPlace,
  to: SnappedPlace,
): LngLat[] {
  const isDirect = routeLength(root, to, tree)?.isDirect ?? true;
  const nodes = isDirect ? [] : nodesOnPath(tree, to.node);
  const points = nodes.map((node) => router.pointAt(node));
  const line: LngLat[] = [[root.longitude, root.latitude], ...points, [to.longitude, to.latitude]];
  return simplifiedLine(line);
}

/** Points closer than this to the simplified line are dropped, metres. */
const TOLERANCE_METRES = 20;

/** Simplifies a line by the Douglas–Peucker algorithm. `pointsMax` includes both ends. */
export function simplifiedLine(line: readonly LngLat[], pointsMax = Number.POSITIVE_INFINITY): LngLat[] {
  const weights = pointWeights(line);
  const significant = weights.filter((weight) => weight > TOLERANCE_METRES);
  const least = significant.length > pointsMax ? significant.sort().at(-1 - pointsMax) : TOLERANCE_METRES;
  return line.filter((_, index) => (weights[index] ?? 0) > (least ?? 0));
}

/** Metres by which the line deviates without each point; infinite for the ends. */
function pointWeights(line: readonly LngLat[]): Float64Array {
  const weights = new Float64Array(line.length);
  const [xs, ys] = [line.map(([longitude]) => longitude), line.map(([, latitude]) => latitude)];
  const last = line.length - 1;
  weights[0] = weights[last] = Number.POSITIVE_INFINITY;
  const parts: [number, number][] = [[0, last]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [first, end] = part;
    const { index, metres } = farthest(xs, ys, first, end);
    if (metres <= TOLERANCE_METRES) continue;
    // Caps the weight by those of the chord's ends, so that a point is never kept without them.
    weights[index] = Math.min(metres, weights[first] ?? 0, weights[end] ?? 0);
    parts.push([first, index], [index, end]);
  }
  return weights;
}

/** The point farthest from the chord of a part, on a local plane. A hot path: allocates nothing. */
function farthest(
  xs: readonly number[],
  ys: readonly number[],
  first: number,
  last: number,
): { index: number; metres: number } {
  const [x0, y0] = [xs[first] ?? 0, ys[first] ?? 0];
  const shrink = Math.cos(((y0 + (ys[last] ?? 0)) / 2) * RADIANS);
  const [dx, dy] = [((xs[last] ?? 0) - x0) * shrink, (ys[last] ?? 0) - y0];
  const length = dx * dx + dy * dy;
  let [farthestIndex, greatestSquare] = [first, 0];
  for (let index = first + 1; index < last; index += 1) {
    const [x, y] = [((xs[index] ?? 0) - x0) * shrink, (ys[index] ?? 0) - y0];
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
    const [aside, beyond] = [x - along * dx, y - along * dy];
    const square = aside * aside + beyond * beyond;
    if (square > greatestSquare) [farthestIndex, greatestSquare] = [index, square];
  }
  return { index: farthestIndex, metres: Math.sqrt(greatestSquare) * METRES_PER_DEGREE };
}

export function toMatch(
  context: LineContext,
  route: SearchedRoute,
  match: MeasuredMatch,
  now: number,
): Match {
  const { offer, reason, dropoffNode } = match;
  const isOnDemand = reason === 'on-demand';
  return {
    provider: offer.provider,
    reason: isOnDemand ? 'on-demand' : 'route',
    detourMetres: isOnDemand ? null : Math.round(match.detourMetres),
    detourSeconds: isOnDemand ? null : Math.round(match.detourSeconds),
    pickup: roundPoint(route.start),
    dropoff: dropoffNode === null ? roundPoint(route.end) : nodePoint(context.router, dropoffNode),
    distanceToPickupMetres: Math.round(match.toPickupMetres),
    reachesPickupAt: Math.round(Math.max(now, offer.provider.departsAt ?? 0) + 1_000 * match.toPickupSeconds),
    coveredShare: match.coveredShare,
    line: matchLine(context, route, match),
  };
}

export function toNamedMatch({ provider }: IndexedOffer): Match {
  return {
    provider,
    reason: 'name',
    detourMetres: null,
    detourSeconds: null,
    pickup: null,
    dropoff: null,
    distanceToPickupMetres: null,
    reachesPickupAt: null,
    coveredShare: null,
    line: null,
  };
}

function nodePoint(router: EmbeddedRouter, node: number): Coordinates {
  const [longitude, latitude] = router.pointAt(node);
  return roundPoint({ latitude, longitude });
}
