import { setImmediate } from 'node:timers/promises';
import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import { ON_DEMAND_AREA, type OnDemandArea, findOnDemandArea } from '../offers/domain/on-demand-area.js';
import type { PlaceIndex } from '../places/domain/place-index.js';
import type { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { metresBetween } from '../routing/domain/point-index.js';
import type { TreeCache } from '../routing/tree-cache.js';
import { SavedRouteRater } from './domain/saved-route-rater.js';
import type { ComparableOffer } from './domain/comparable-offer.js';
import { ANY_TYPE, FIELD, isScheduled, RouteTable, toTurkishTime, UNMEASURED } from './domain/route-table.js';
import type { StoredRoute } from './domain/saved-route.js';

/** Rows between yields; takes less than 1 ms. */
const SLICE = 5_000;

export interface FittingRoute {
  readonly id: number;
  /** Null if only the names match. */
  readonly detourMetres: number | null;
}

export class SavedRouteIndex {
  private readonly table = new RouteTable();

  constructor(
    private readonly router: EmbeddedRouter,
    private readonly trees: TreeCache,
    private readonly places: Pick<PlaceIndex, 'nearest'>,
  ) {}

  get size(): number {
    return this.table.size;
  }

  has(id: number): boolean {
    return this.table.has(id);
  }

  ids(): Iterable<number> {
    return this.table.ids();
  }

  /** Adds a route, or replaces the one with its ID. */
  add(route: StoredRoute): void {
    const { from, to, distanceMetres } = route;
    const access = ({ point }: StoredRoute['from']) =>
      distanceMetres === null || point === null ? null : this.router.snapOrNull(point);
    this.table.add({ route, from: access(from), to: access(to), onDemandArea: this.findOnDemandArea(route) });
  }

  private findOnDemandArea({
    from: { point: from },
    to: { point: to },
    distanceMetres,
  }: StoredRoute): OnDemandArea {
    if (from === null || to === null || distanceMetres === null) return ON_DEMAND_AREA.none;
    const metres = distanceMetres === UNMEASURED ? metresBetween(from, to) : distanceMetres;
    return findOnDemandArea(this.places, from, to, metres);
  }

  remove(id: number): void {
    this.table.remove(id);
  }

  findFitting(offer: ComparableOffer): Promise<FittingRoute[]> {
    return this.trees.withTrees(() => this.searchRows(offer));
  }

  /** Iterates backwards: during a yield a removal can move the last row into an earlier one. */
  private async searchRows(offer: ComparableOffer): Promise<FittingRoute[]> {
    const { table } = this;
    const rater = new SavedRouteRater(offer, table, this.trees);
    const type = SERVICE_TYPES.indexOf(offer.type);
    const fits = new Map<number, FittingRoute>();
    for (let row = table.size - 1; row >= 0; row -= 1) {
      if (row % SLICE === 0) await setImmediate();
      if (row >= table.size || !isWanted(offer, type, table, row)) continue;
      const fit = this.findFit(offer, rater, row);
      if (fit) fits.set(fit.id, fit);
    }
    return [...fits.values()];
  }

  private findFit({ departsAt }: ComparableOffer, rater: SavedRouteRater, row: number): FittingRoute | null {
    const { table } = this;
    const detour = rater.measureDetour(row);
    if (detour === null || !isTimely(departsAt + rater.secondsTo(row) * 1_000, table, row)) return null;
    const detourMetres = Number.isNaN(detour) ? null : Math.max(0, detour);
    return { id: table.getField(row, FIELD.id), detourMetres };
  }
}

/** On-demand offers, such as taxis, fit every route, so they match routes of their type only. */
function isWanted(
  { userId, measure, womenOnly }: ComparableOffer,
  type: number,
  table: RouteTable,
  row: number,
): boolean {
  if (table.getField(row, FIELD.owner) === userId) return false;
  if (!womenOnly && table.getField(row, FIELD.womenOnly) === 1) return false;
  const wanted = table.getField(row, FIELD.type);
  return wanted === type || (wanted === ANY_TYPE && measure !== 'on-demand');
}

/** @param pickupAt epoch ms */
function isTimely(pickupAt: number, table: RouteTable, row: number): boolean {
  const schedule = {
    days: table.getField(row, FIELD.days),
    startMinute: table.getField(row, FIELD.startMinute),
    endMinute: table.getField(row, FIELD.endMinute),
    lastDay: table.getField(row, FIELD.lastDay),
  };
  return isScheduled(schedule, toTurkishTime(pickupAt));
}
