import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import type { Access } from '../../routing/domain/joined-way.js';
import { NO_NODE } from '../../routing/domain/shortest-path-tree.js';
import { nameKey } from './name-key.js';
import { scheduleOf } from './schedule.js';
import type { StoredRoute } from './stored-route.js';

/** Which number of a row is what. */
export const FIELD = {
  id: 0,
  owner: 1,
  /** A number in `SERVICE_TYPES`, or `ANY_TYPE`. */
  type: 2,
  /** Metres; NaN where nothing was asked for. */
  maxDetour: 3,
  /** Metres by road; NaN where there is no way. */
  length: 4,
  /** The schedule, as in `Schedule`. */
  days: 5,
  begin: 6,
  end: 7,
  lastDay: 8,
  /** The start: its node, metres and seconds from there, degrees. */
  fromNode: 9,
  fromMetres: 10,
  fromSeconds: 11,
  fromLatitude: 12,
  fromLongitude: 13,
  /** The same of the end, without the seconds. */
  toNode: 14,
  toMetres: 15,
  toLatitude: 16,
  toLongitude: 17,
} as const;

const WIDTH = Object.keys(FIELD).length;

/** In place of the number of a service type: any will do. */
export const ANY_TYPE = -1;

const FIRST_CAPACITY = 1_024;

/** A saved route and where its ends are on the roads; null off the roads, or of unknown places. */
export interface PlacedRoute {
  readonly route: StoredRoute;
  readonly from: Access | null;
  readonly to: Access | null;
}

/**
 * What is read of every saved route when somebody goes online: rows of numbers in one typed array,
 * of which a pass reads a fraction of a microsecond each. Rows are without gaps: the last one takes
 * the place of one that is removed.
 */
export class RouteTable {
  private numbers = new Float64Array(FIRST_CAPACITY * WIDTH);
  /** By row: the ends as `nameKey` has them. */
  readonly names: string[] = [];
  private readonly rows = new Map<number, number>();

  get size(): number {
    return this.names.length;
  }

  /** A number of a row. */
  number(row: number, field: number): number {
    return this.numbers[row * WIDTH + field] ?? Number.NaN;
  }

  has(id: number): boolean {
    return this.rows.has(id);
  }

  /** Adds a route, unless it is there. */
  add(placed: PlacedRoute): void {
    const { id, from, to } = placed.route;
    if (this.has(id)) return;
    const at = this.size * WIDTH;
    if (at === this.numbers.length) this.grow();
    this.numbers.set(numbersOf(placed), at);
    this.rows.set(id, this.size);
    this.names.push(nameKey(from, to));
  }

  /** Removes a route, if it is there. */
  remove(id: number): void {
    const row = this.rows.get(id);
    if (row === undefined) return;
    const name = this.names.pop() ?? '';
    this.rows.delete(id);
    if (row === this.size) return;
    const last = this.size * WIDTH;
    this.numbers.copyWithin(row * WIDTH, last, last + WIDTH);
    this.names[row] = name;
    this.rows.set(this.numbers[last + FIELD.id] ?? 0, row);
  }

  private grow(): void {
    const wider = new Float64Array(2 * this.numbers.length);
    wider.set(this.numbers);
    this.numbers = wider;
  }
}

function numbersOf({ route, from, to }: PlacedRoute): number[] {
  const { days, begin, end, lastDay } = scheduleOf(route);
  const type = route.serviceType === 'all' ? ANY_TYPE : SERVICE_TYPES.indexOf(route.serviceType);
  const wish = [route.id, route.userId, type, route.maxDetourMetres ?? Number.NaN];
  const start = [from?.node ?? NO_NODE, from?.metres ?? 0, from?.seconds ?? 0, ...degrees(route.from)];
  const finish = [to?.node ?? NO_NODE, to?.metres ?? 0, ...degrees(route.to)];
  return [...wish, route.distanceMetres ?? Number.NaN, days, begin, end, lastDay, ...start, ...finish];
}

function degrees({ point }: StoredRoute['from']): [number, number] {
  return point ? [point.latitude, point.longitude] : [Number.NaN, Number.NaN];
}
