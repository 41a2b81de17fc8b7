import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { straightLineMetres } from '../../routing/domain/point-index.js';
import {
  type DetourLimit,
  resolveDetourLimit,
  FITS,
  greatestDetour,
  isDetourAllowed,
} from '../../matches/domain/fit.js';
import {
  insertionCosts,
  type Insertion,
  isOnward,
  leastInsertion,
  placeAlong,
  SHORTCUT_METRES,
} from '../../offers/domain/insertion.js';
import { type RoadAccess, routeMetres, type SnappedPlace } from '../../routing/domain/route-length.js';
import type { TreeCache } from '../../routing/domain/tree-cache.js';
import type { LocatedOffer } from './offer-locator.js';
import { FIELD, type RouteTable } from './route-table.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';

/** Maximum distance for crossings and offers by nearness. */
const NEAR_METRES = 20_000;

/** Compares saved routes with one offer, by the trees of its start and end. See `MatchFinder`. */
export class SavedRouteRater {
  private readonly fromStart: RoadTree | null;
  private readonly toEnd: RoadTree | null;
  private readonly stopsRater: StopsRater | null;
  private readonly remaining: number;
  /** Maximum length with the passenger for routes with the default detour limit, metres. */
  private readonly defaultMax: number;

  constructor(
    private readonly offer: LocatedOffer,
    private readonly table: RouteTable,
    trees: TreeCache,
  ) {
    const { start, end, startAccess, endAccess } = offer;
    this.fromStart = roadTree(trees, start, startAccess);
    this.toEnd = roadTree(trees, end, endAccess);
    this.stopsRater = createStopsRater(offer, (node) => trees.get(node));
    this.remaining =
      this.fromStart && end && endAccess
        ? this.fromStart.metresTo(endAccess.node, endAccess.metres, end.latitude, end.longitude)
        : Number.POSITIVE_INFINITY;
    this.defaultMax = this.remaining + greatestDetour(resolveDetourLimit(undefined, FITS), this.remaining);
  }

  /** Metres; NaN if compared by name or place only, null if the offer does not fit. */
  measureDetour(row: number): number | null {
    const { measure } = this.offer;
    if (measure === 'crossing') return this.byBothEnds(row);
    if (measure === 'nearness') return this.byNearness(row);
    const length = this.number(row, FIELD.length);
    if (measure === 'stops' && this.stopsRater && !Number.isNaN(length))
      return this.stopsRater.detourFor(this.routeIn(row), length);
    return measure === 'name' || Number.isNaN(length) ? this.byName(row) : this.byRoute(row, length);
  }

  /** Seconds to the pickup; 0 if unknown. */
  secondsTo(row: number): number {
    const [node, seconds] = [this.number(row, FIELD.fromNode), this.number(row, FIELD.fromSeconds)];
    const secondsToStart = this.stopsRater
      ? this.stopsRater.secondsTo(this.routeIn(row), this.number(row, FIELD.length))
      : (this.fromStart?.secondsTo(node, seconds) ?? 0);
    return Number.isFinite(secondsToStart) ? secondsToStart : 0;
  }

  private byRoute(row: number, length: number): number | null {
    const { fromStart, toEnd, remaining } = this;
    if (!fromStart || !toEnd || !Number.isFinite(remaining)) return null;
    const requested = this.requestedDetour(row);
    const most =
      requested === undefined
        ? this.defaultMax
        : remaining + greatestDetour(resolveDetourLimit(requested, FITS), remaining);
    const toPickup = this.startFrom(fromStart, row);
    // Rejects most routes before their end is looked up.
    if (!(toPickup + length <= most)) return null;
    const afterDropoff = this.endFrom(toEnd, row);
    const whole = toPickup + length + afterDropoff;
    if (!(whole <= most)) return null;
    const startsAt = placeAlong(remaining, toPickup, this.startFrom(toEnd, row));
    const endsAt = placeAlong(remaining, this.endFrom(fromStart, row), afterDropoff);
    return isOnward(startsAt, endsAt) ? whole - remaining : null;
  }

  private byNearness(row: number): number | null {
    const metres = this.fromStart ? this.startFrom(this.fromStart, row) : Number.POSITIVE_INFINITY;
    return metres <= (this.requestedDetour(row) ?? NEAR_METRES) ? metres : null;
  }

  private byBothEnds(row: number): number | null {
    const { start, end } = this.offer;
    const near = this.requestedDetour(row) ?? NEAR_METRES;
    const [latitude, longitude] = [
      this.number(row, FIELD.fromLatitude),
      this.number(row, FIELD.fromLongitude),
    ];
    const [north, east] = [this.number(row, FIELD.toLatitude), this.number(row, FIELD.toLongitude)];
    if (!start || !end || Number.isNaN(latitude) || Number.isNaN(north)) return this.byName(row);
    const isNear =
      straightLineMetres(start.latitude, start.longitude, latitude, longitude) <= near &&
      straightLineMetres(end.latitude, end.longitude, north, east) <= near;
    return isNear ? Number.NaN : null;
  }

  private byName(row: number): number | null {
    return this.table.names[row] === this.offer.names ? Number.NaN : null;
  }

  private routeIn(row: number): RatedRoute {
    return {
      start: (tree) => this.startFrom(tree, row),
      end: (tree) => this.endFrom(tree, row),
      secondsToStart: (tree) =>
        tree.secondsTo(this.number(row, FIELD.fromNode), this.number(row, FIELD.fromSeconds)),
      limit: resolveDetourLimit(this.requestedDetour(row), FITS),
    };
  }

  private startFrom(tree: RoadTree, row: number): number {
    return tree.metresTo(
      this.number(row, FIELD.fromNode),
      this.number(row, FIELD.fromMetres),
      this.number(row, FIELD.fromLatitude),
      this.number(row, FIELD.fromLongitude),
    );
  }

  private endFrom(tree: RoadTree, row: number): number {
    return tree.metresTo(
      this.number(row, FIELD.toNode),
      this.number(row, FIELD.toMetres),
      this.number(row, FIELD.toLatitude),
      this.number(row, FIELD.toLongitude),
    );
  }

  private requestedDetour(row: number): number | undefined {
    const requested = this.number(row, FIELD.maxDetour);
    return Number.isNaN(requested) ? undefined : requested;
  }

  private number(row: number, field: number): number {
    return this.table.number(row, field);
  }
}

function roadTree(trees: TreeCache, place: Coordinates | null, access: RoadAccess | null): RoadTree | null {
  return place && access && new RoadTree({ ...place, ...access }, trees.get(access.node));
}

interface RatedRoute {
  start(tree: RoadTree): number;
  end(tree: RoadTree): number;
  secondsToStart(tree: RoadTree): number;
  readonly limit: DetourLimit;
}

/** Compares saved routes with an offer with stops, by the tree of each of its points. */
class StopsRater {
  private readonly remaining: number;

  constructor(
    private readonly trees: readonly RoadTree[],
    private readonly metres: readonly number[],
    private readonly seconds: readonly number[],
  ) {
    this.remaining = metres.reduce((sum, leg) => sum + leg, 0);
  }

  detourFor(route: RatedRoute, length: number): number | null {
    return this.insertionFor(route, length)?.metres ?? null;
  }

  secondsTo(route: RatedRoute, length: number): number {
    const { pickupAfter = 0 } = this.insertionFor(route, length) ?? {};
    const tree = this.trees[pickupAfter];
    const before = this.seconds.slice(0, pickupAfter).reduce((sum, leg) => sum + leg, 0);
    return before + (tree ? route.secondsToStart(tree) : 0);
  }

  private insertionFor(route: RatedRoute, length: number): Insertion | null {
    const { trees, metres, remaining } = this;
    const toStart = trees.map((tree) => route.start(tree));
    // Rejects most routes before their end is looked up.
    const isNear = (cost: number) => isDetourAllowed(route.limit, cost - SHORTCUT_METRES, remaining);
    if (!insertionCosts(metres, toStart).some(isNear)) return null;
    const toEnd = trees.map((tree) => route.end(tree));
    const least = leastInsertion(metres, toStart, toEnd, length);
    return least && isDetourAllowed(route.limit, least.metres, remaining) ? least : null;
  }
}

/** Null without stops, or if no road joins them. */
function createStopsRater(
  { start, end, startAccess, endAccess, stops }: LocatedOffer,
  getTree: (node: number) => ShortestPathTree,
): StopsRater | null {
  if (stops.length === 0 || !start || !end || !startAccess || !endAccess) return null;
  const points: SnappedPlace[] = [{ ...start, ...startAccess }, ...stops, { ...end, ...endAccess }];
  const trees = points.map((point) => new RoadTree(point, getTree(point.node)));
  const legs = points.slice(1).map(({ node, metres, seconds, latitude, longitude }, index) => ({
    metres: trees[index]?.metresTo(node, metres, latitude, longitude) ?? Number.POSITIVE_INFINITY,
    seconds: trees[index]?.secondsTo(node, seconds) ?? 0,
  }));
  const [metres, seconds] = [legs.map((leg) => leg.metres), legs.map((leg) => leg.seconds)];
  return Number.isFinite(metres.reduce((sum, leg) => sum + leg, 0))
    ? new StopsRater(trees, metres, seconds)
    : null;
}

class RoadTree {
  constructor(
    private readonly place: SnappedPlace,
    private readonly tree: ShortestPathTree,
  ) {}

  /** Metres to a place `metres` from `node`; infinite if no road joins them. */
  metresTo(node: number, metres: number, latitude: number, longitude: number): number {
    const between = this.tree.metres[node] ?? Number.POSITIVE_INFINITY;
    const { place } = this;
    return routeMetres(place.metres + metres, between, place.latitude, place.longitude, latitude, longitude);
  }

  secondsTo(node: number, seconds: number): number {
    return this.place.seconds + (this.tree.seconds[node] ?? Number.POSITIVE_INFINITY) + seconds;
  }
}
