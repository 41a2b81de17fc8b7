import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { crowMetres } from '../../routing/domain/point-index.js';
import { detourLimitOf, FITS, greatestDetour } from '../../matches/domain/fit.js';
import { isOnward, placeAlong } from '../../offers/domain/insertion.js';
import type { Access } from '../../routing/domain/joined-way.js';
import type { TreeCache } from '../../routing/domain/tree-cache.js';
import type { PassingOffer } from './passing-offers.js';
import { type JudgedRoute, RoadTree, type StopsJudge, stopsJudgeOf } from './stops-judge.js';
import { FIELD, type RouteTable } from './route-table.js';

/** Both ends of a crossing, and whoever goes wherever it is asked to, are near within this. */
const NEAR_METRES = 20_000;

/**
 * Holds saved routes against one offer, by two trees of the roads: from where it goes on, and to
 * its end. The detour for a route is d(now, start) + d(start, end) + d(end, to) - d(now, to), by
 * road and exact (Geisberger et al., ATMOS 2010); the second of these is stored with the route.
 */
export class Judge {
  private readonly fromStart: RoadTree | null;
  private readonly toEnd: RoadTree | null;
  /** Where its way leads over stops. */
  private readonly overStops: StopsJudge | null;
  /** What the offer has still to go, metres. */
  private readonly rest: number;
  /** How long its way may become for a route that asks for no detour of its own, metres. */
  private readonly usualMost: number;

  constructor(
    private readonly offer: PassingOffer,
    private readonly table: RouteTable,
    trees: TreeCache,
  ) {
    const { start, end, startAccess, endAccess } = offer;
    this.fromStart = roadTree(trees, start, startAccess);
    this.toEnd = roadTree(trees, end, endAccess);
    this.overStops = stopsJudgeOf(offer, (node) => trees.of(node));
    this.rest =
      this.fromStart && end && endAccess
        ? this.fromStart.metresTo(endAccess.node, endAccess.metres, end.latitude, end.longitude)
        : Number.POSITIVE_INFINITY;
    this.usualMost = this.rest + greatestDetour(detourLimitOf(undefined, FITS), this.rest);
  }

  /**
   * What the provider drives further for the route in a row, metres; NaN where that is not the
   * matter, null where the offer does not fit.
   */
  detourOf(row: number): number | null {
    const { measure } = this.offer;
    if (measure === 'crossing') return this.byBothEnds(row);
    if (measure === 'nearness') return this.byNearness(row);
    const length = this.number(row, FIELD.length);
    if (measure === 'stops' && this.overStops && !Number.isNaN(length))
      return this.overStops.detourFor(this.routeIn(row), length);
    return measure === 'name' || Number.isNaN(length) ? this.byName(row) : this.byWay(row, length);
  }

  /** Until the provider is at the start of the route in a row, seconds; 0 where nobody knows. */
  secondsTo(row: number): number {
    const [node, seconds] = [this.number(row, FIELD.fromNode), this.number(row, FIELD.fromSeconds)];
    const all = this.overStops
      ? this.overStops.secondsTo(this.routeIn(row), this.number(row, FIELD.length))
      : (this.fromStart?.secondsTo(node, seconds) ?? 0);
    return Number.isFinite(all) ? all : 0;
  }

  /** The route has to lie in the direction of the offer: its end comes after its start. */
  private byWay(row: number, length: number): number | null {
    const { fromStart, toEnd, rest } = this;
    if (!fromStart || !toEnd || !Number.isFinite(rest)) return null;
    const asked = this.askedFor(row);
    const most =
      asked === undefined ? this.usualMost : rest + greatestDetour(detourLimitOf(asked, FITS), rest);
    const toPickup = this.startFrom(fromStart, row);
    // Most routes are somewhere else, and of these nothing more is worked out.
    if (!(toPickup + length <= most)) return null;
    const afterDropoff = this.endFrom(toEnd, row);
    const whole = toPickup + length + afterDropoff;
    if (!(whole <= most)) return null;
    const startsAt = placeAlong(rest, toPickup, this.startFrom(toEnd, row));
    const endsAt = placeAlong(rest, this.endFrom(fromStart, row), afterDropoff);
    return isOnward(startsAt, endsAt) ? whole - rest : null;
  }

  private byNearness(row: number): number | null {
    const metres = this.fromStart ? this.startFrom(this.fromStart, row) : Number.POSITIVE_INFINITY;
    return metres <= (this.askedFor(row) ?? NEAR_METRES) ? metres : null;
  }

  private byBothEnds(row: number): number | null {
    const { start, end } = this.offer;
    const near = this.askedFor(row) ?? NEAR_METRES;
    const [latitude, longitude] = [
      this.number(row, FIELD.fromLatitude),
      this.number(row, FIELD.fromLongitude),
    ];
    const [north, east] = [this.number(row, FIELD.toLatitude), this.number(row, FIELD.toLongitude)];
    if (!start || !end || Number.isNaN(latitude) || Number.isNaN(north)) return this.byName(row);
    const isNear =
      crowMetres(start.latitude, start.longitude, latitude, longitude) <= near &&
      crowMetres(end.latitude, end.longitude, north, east) <= near;
    return isNear ? Number.NaN : null;
  }

  private byName(row: number): number | null {
    return this.table.names[row] === this.offer.names ? Number.NaN : null;
  }

  private routeIn(row: number): JudgedRoute {
    return {
      start: (tree) => this.startFrom(tree, row),
      end: (tree) => this.endFrom(tree, row),
      secondsToStart: (tree) =>
        tree.secondsTo(this.number(row, FIELD.fromNode), this.number(row, FIELD.fromSeconds)),
      limit: detourLimitOf(this.askedFor(row), FITS),
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

  private askedFor(row: number): number | undefined {
    const asked = this.number(row, FIELD.maxDetour);
    return Number.isNaN(asked) ? undefined : asked;
  }

  private number(row: number, field: number): number {
    return this.table.number(row, field);
  }
}

function roadTree(trees: TreeCache, place: Coordinates | null, access: Access | null): RoadTree | null {
  return place && access && new RoadTree({ ...place, ...access }, trees.of(access.node));
}
