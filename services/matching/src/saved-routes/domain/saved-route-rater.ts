import {
  type DetourLimit,
  EXACT,
  greatestDetour,
  isDetourAllowed,
  onDemandLimit,
  resolveDetourLimit,
} from '../../matches/domain/detour-limit.js';
import { servesOnDemand } from '../../offers/domain/on-demand-area.js';
import {
  insertionCost,
  type Insertion,
  leastInsertion,
  SHORTCUT_METRES,
} from '../../offers/domain/insertion.js';
import { straightLineMetres } from '../../routing/domain/point-index.js';
import { routeMetres, type SnappedPlace } from '../../routing/domain/route-length.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import type { TreeCache } from '../../routing/tree-cache.js';
import type { ComparableOffer } from './comparable-offer.js';
import { FIELD, type RouteTable, UNMEASURED } from './route-table.js';

/** Compares saved routes with one offer, by the trees of its points. See `MatchFinder`. */
export class SavedRouteRater {
  private readonly trees: readonly RoadTree[];
  /** Metres between the points. */
  private readonly legs: readonly number[];
  private readonly remaining: number;
  /** Metres from each point to the ends of the rated route; reused. */
  private readonly toStart: number[] = [];
  private readonly toEnd: number[] = [];

  constructor(
    private readonly offer: ComparableOffer,
    private readonly table: RouteTable,
    trees: TreeCache,
  ) {
    const { points } = offer;
    this.trees = points.map((point) => new RoadTree(point, trees.get(point.node)));
    this.legs = points.slice(1).map((to, index) => this.trees[index]?.metresToPlace(to) ?? 0);
    this.remaining = this.legs.reduce((sum, leg) => sum + leg, 0);
  }

  /** Metres; NaN if compared by name or place only, null if the offer does not fit. */
  measureDetour(row: number): number | null {
    const { measure } = this.offer;
    if (measure === 'crossing') return this.byBothEnds(row);
    if (measure === 'on-demand') return this.byPickupDistance(row);
    const isNameOnly = measure === 'name' || Number.isNaN(this.number(row, FIELD.length));
    return isNameOnly ? this.byName(row) : (this.insertionFor(row)?.metres ?? null);
  }

  /** Seconds to the pickup; 0 if unknown. */
  secondsTo(row: number): number {
    const { trees, offer } = this;
    const pickupAfter = this.insertionFor(row)?.pickupAfter ?? 0;
    let seconds =
      trees[pickupAfter]?.secondsTo(this.number(row, FIELD.fromNode), this.number(row, FIELD.fromSeconds)) ??
      0;
    for (let at = 0; at < pickupAfter; at += 1) {
      const next = offer.points[at + 1];
      if (next) seconds += trees[at]?.secondsTo(next.node, next.seconds) ?? 0;
    }
    return Number.isFinite(seconds) ? seconds : 0;
  }

  private insertionFor(row: number): Insertion | null {
    const { trees, legs, toStart, toEnd, remaining } = this;
    const requested = this.requestedDetour(row);
    for (let at = 0; at < trees.length; at += 1) toStart[at] = this.metresToStart(at, row);
    // A cheap check first: it rejects most routes before the distances to their end are looked up.
    if (!this.isNearAnyLeg(resolveDetourLimit(requested, Number.POSITIVE_INFINITY, EXACT))) return null;
    for (let at = 0; at < trees.length; at += 1) toEnd[at] = this.metresToEnd(at, row);
    const length = this.findLength(row);
    const limit = resolveDetourLimit(requested, length, EXACT);
    const least = leastInsertion(legs, toStart, toEnd, length);
    return least && isDetourAllowed(limit, least.metres, remaining) ? least : null;
  }

  /**
   * Returns the least possible length of an unmeasured route: the straight line, or the difference
   * of the distances of its ends from a point of the offer, which is exact along the offer's road.
   */
  private findLength(row: number): number {
    const measured = this.number(row, FIELD.length);
    if (measured !== UNMEASURED) return measured;
    const { toStart, toEnd } = this;
    let least = straightLineMetres(
      this.number(row, FIELD.fromLatitude),
      this.number(row, FIELD.fromLongitude),
      this.number(row, FIELD.toLatitude),
      this.number(row, FIELD.toLongitude),
    );
    for (let at = 0; at < this.trees.length; at += 1) {
      const difference = Math.abs((toEnd[at] ?? 0) - (toStart[at] ?? 0));
      if (difference > least) least = difference;
    }
    return least;
  }

  private isNearAnyLeg(limit: DetourLimit): boolean {
    const most = greatestDetour(limit, this.remaining) + SHORTCUT_METRES;
    for (let after = 0; after < this.legs.length; after += 1)
      if (insertionCost(this.legs, this.toStart, after) <= most) return true;
    return false;
  }

  private byPickupDistance(row: number): number | null {
    if (!servesOnDemand(this.offer.type, this.number(row, FIELD.onDemandArea))) return null;
    const metres = this.metresToStart(0, row);
    return metres <= onDemandLimit(this.requestedDetour(row)) ? metres : null;
  }

  private byBothEnds(row: number): number | null {
    const { start, end } = this.offer;
    const limit = onDemandLimit(this.requestedDetour(row));
    const [latitude, longitude] = [
      this.number(row, FIELD.fromLatitude),
      this.number(row, FIELD.fromLongitude),
    ];
    const [north, east] = [this.number(row, FIELD.toLatitude), this.number(row, FIELD.toLongitude)];
    if (!start || !end || Number.isNaN(latitude) || Number.isNaN(north)) return this.byName(row);
    const areEndsClose =
      straightLineMetres(start.latitude, start.longitude, latitude, longitude) <= limit &&
      straightLineMetres(end.latitude, end.longitude, north, east) <= limit;
    return areEndsClose ? Number.NaN : null;
  }

  private byName(row: number): number | null {
    return this.table.names[row] === this.offer.names ? Number.NaN : null;
  }

  /** @param at index of the point of the offer */
  private metresToStart(at: number, row: number): number {
    return (
      this.trees[at]?.metresTo(
        this.number(row, FIELD.fromNode),
        this.number(row, FIELD.fromMetres),
        this.number(row, FIELD.fromLatitude),
        this.number(row, FIELD.fromLongitude),
      ) ?? Number.POSITIVE_INFINITY
    );
  }

  private metresToEnd(at: number, row: number): number {
    return (
      this.trees[at]?.metresTo(
        this.number(row, FIELD.toNode),
        this.number(row, FIELD.toMetres),
        this.number(row, FIELD.toLatitude),
        this.number(row, FIELD.toLongitude),
      ) ?? Number.POSITIVE_INFINITY
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

  metresToPlace({ node, metres, latitude, longitude }: SnappedPlace): number {
    return this.metresTo(node, metres, latitude, longitude);
  }

  secondsTo(node: number, seconds: number): number {
    return this.place.seconds + (this.tree.seconds[node] ?? Number.POSITIVE_INFINITY) + seconds;
  }
}
