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
    const isNameOnly = measure === 'name' || Number.isNaN(this.getField(row, FIELD.length));
    return isNameOnly ? this.byName(row) : (this.insertionFor(row)?.metres ?? null);
  }

  /** Seconds to the pickup; 0 if unknown. */
  secondsTo(row: number): number {
    const { trees, offer } = this;
    const pickupAfter = this.insertionFor(row)?.pickupAfter ?? 0;
    let seconds =
      trees[pickupAfter]?.secondsTo(
        this.getField(row, FIELD.fromNode),
        this.getField(row, FIELD.fromSeconds),
      ) ?? 0;
    for (let index = 0; index < pickupAfter; index += 1) {
      const next = offer.points[index + 1];
      if (next) seconds += trees[index]?.secondsTo(next.node, next.seconds) ?? 0;
    }
    return Number.isFinite(seconds) ? seconds : 0;
  }

  private insertionFor(row: number): Insertion | null {
    const { trees, legs, toStart, toEnd, remaining } = this;
    const requested = this.requestedDetour(row);
    for (let index = 0; index < trees.length; index += 1) toStart[index] = this.metresToStart(index, row);
    // A cheap check first: it rejects most routes before the distances to their end are looked up.
    if (!this.isNearAnyLeg(resolveDetourLimit(requested, Number.POSITIVE_INFINITY, EXACT))) return null;
    for (let index = 0; index < trees.length; index += 1) toEnd[index] = this.metresToEnd(index, row);
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
    const measured = this.getField(row, FIELD.length);
    if (measured !== UNMEASURED) return measured;
    const { toStart, toEnd } = this;
    let least = straightLineMetres(
      this.getField(row, FIELD.fromLatitude),
      this.getField(row, FIELD.fromLongitude),
      this.getField(row, FIELD.toLatitude),
      this.getField(row, FIELD.toLongitude),
    );
    for (let index = 0; index < this.trees.length; index += 1) {
      const difference = Math.abs((toEnd[index] ?? 0) - (toStart[index] ?? 0));
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
    if (!servesOnDemand(this.offer.type, this.getField(row, FIELD.onDemandArea))) return null;
    const metres = this.metresToStart(0, row);
    return metres <= onDemandLimit(this.requestedDetour(row)) ? metres : null;
  }

  private byBothEnds(row: number): number | null {
    const { start, end } = this.offer;
    const limit = onDemandLimit(this.requestedDetour(row));
    const [latitude, longitude] = [
      this.getField(row, FIELD.fromLatitude),
      this.getField(row, FIELD.fromLongitude),
    ];
    const [north, east] = [this.getField(row, FIELD.toLatitude), this.getField(row, FIELD.toLongitude)];
    if (!start || !end || Number.isNaN(latitude) || Number.isNaN(north)) return this.byName(row);
    const areEndsClose =
      straightLineMetres(start.latitude, start.longitude, latitude, longitude) <= limit &&
      straightLineMetres(end.latitude, end.longitude, north, east) <= limit;
    return areEndsClose ? Number.NaN : null;
  }

  private byName(row: number): number | null {
    return this.table.names[row] === this.offer.names ? Number.NaN : null;
  }

  /** @param index of the point in the offer */
  private metresToStart(index: number, row: number): number {
    return (
      this.trees[index]?.metresTo(
        this.getField(row, FIELD.fromNode),
        this.getField(row, FIELD.fromMetres),
        this.getField(row, FIELD.fromLatitude),
        this.getField(row, FIELD.fromLongitude),
      ) ?? Number.POSITIVE_INFINITY
    );
  }

  private metresToEnd(index: number, row: number): number {
    return (
      this.trees[index]?.metresTo(
        this.getField(row, FIELD.toNode),
        this.getField(row, FIELD.toMetres),
        this.getField(row, FIELD.toLatitude),
        this.getField(row, FIELD.toLongitude),
      ) ?? Number.POSITIVE_INFINITY
    );
  }

  private requestedDetour(row: number): number | undefined {
    const requested = this.getField(row, FIELD.maxDetour);
    return Number.isNaN(requested) ? undefined : requested;
  }

  private getField(row: number, field: number): number {
    return this.table.getField(row, field);
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
