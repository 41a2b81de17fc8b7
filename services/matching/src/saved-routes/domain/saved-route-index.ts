import { setImmediate } from 'node:timers/promises';
import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import type { EmbeddedRouter } from '../../routing/domain/embedded-router.js';
import type { TreeCache } from '../../routing/domain/tree-cache.js';
import { Judge } from './judge.js';
import type { PassingOffer } from './passing-offers.js';
import { ANY_TYPE, FIELD, isWithin, RouteTable, turkishMoment } from './route-table.js';
import type { StoredRoute } from './saved-route.js';

/** So many rows are looked at in one go: less than a millisecond. */
const SLICE = 5_000;

/** A saved route that an offer fits. */
export interface Fit {
  readonly id: number;
  /** What the provider drives further; null where only the names agree. */
  readonly detourMetres: number | null;
}

/** All saved routes, to be held against an offer at once. */
export class SavedRouteIndex {
  private readonly table = new RouteTable();

  constructor(
    private readonly router: EmbeddedRouter,
    private readonly trees: TreeCache,
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

  /** Adds a route, unless it is there. */
  add(route: StoredRoute): void {
    if (this.has(route.id)) return;
    const { from, to, distanceMetres } = route;
    const access = ({ point }: StoredRoute['from']) =>
      distanceMetres === null || point === null ? null : this.router.accessOrNull(point);
    this.table.add({ route, from: access(from), to: access(to) });
  }

  /** Removes a route, if it is there. */
  remove(id: number): void {
    this.table.remove(id);
  }

  /**
   * The routes of others that an offer fits: way, type, day, hour and last day. Other work is done
   * in between; it goes from the last row to the first, so that a row which takes the place of one
   * that is removed meanwhile has been looked at, and what is added meanwhile is not looked at.
   */
  async fitting(offer: PassingOffer): Promise<Fit[]> {
    const { table } = this;
    const judge = new Judge(offer, table, this.trees);
    const type = SERVICE_TYPES.indexOf(offer.type);
    const fits = new Map<number, Fit>();
    for (let row = table.size - 1; row >= 0; row -= 1) {
      if (row % SLICE === 0) await setImmediate();
      if (row >= table.size || !isWanted(offer, type, table, row)) continue;
      const fit = this.fitOf(offer, judge, row);
      if (fit) fits.set(fit.id, fit);
    }
    return [...fits.values()];
  }

  private fitOf({ departsAt }: PassingOffer, judge: Judge, row: number): Fit | null {
    const { table } = this;
    const detour = judge.detourOf(row);
    if (detour === null || !isTimely(departsAt + judge.secondsTo(row) * 1_000, table, row)) return null;
    const detourMetres = Number.isNaN(detour) ? null : Math.max(0, detour);
    return { id: table.number(row, FIELD.id), detourMetres };
  }
}

/**
 * Whether somebody else wants an offer of this type, given as its number too. One that goes
 * wherever it is asked to, such as a taxi, is told only to who saved a route for that very type: it
 * would fit every other one.
 */
function isWanted({ userId, measure }: PassingOffer, type: number, table: RouteTable, row: number): boolean {
  if (table.number(row, FIELD.owner) === userId) return false;
  const wanted = table.number(row, FIELD.type);
  return wanted === type || (wanted === ANY_TYPE && measure !== 'nearness');
}

/** Whether its owner travels when the provider is at its start, epoch ms. */
function isTimely(pickupAt: number, table: RouteTable, row: number): boolean {
  const schedule = {
    days: table.number(row, FIELD.days),
    begin: table.number(row, FIELD.begin),
    end: table.number(row, FIELD.end),
    lastDay: table.number(row, FIELD.lastDay),
  };
  return isWithin(schedule, turkishMoment(pickupAt));
}
