import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import type { Hours } from '@rotadas/contracts/matching/saved-route';
import { TURKISH_TIME_MS } from '@rotadas/contracts/primitives/turkish-time';
import type { Access } from '../../routing/domain/joined-way.js';
import { NO_NODE } from '../../routing/domain/shortest-path-tree.js';
import { nameKey } from './route-end.js';
import type { StoredRoute } from './saved-route.js';

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
interface PlacedRoute {
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

  ids(): Iterable<number> {
    return this.rows.keys();
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

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LAST_MINUTE = 24 * 60 - 1;

/** In place of a last day: there is none. */
const FOR_GOOD = 0xffff_ffff;

/** When somebody wants to travel, in numbers that fit into columns. */
interface Schedule {
  /** A bit for each day of the week, the lowest for Monday. */
  readonly days: number;
  /** Minutes of the day, both included; an end before the begin is on the next day. */
  readonly begin: number;
  readonly end: number;
  /** Days since 1970-01-01, the last one that counts. */
  readonly lastDay: number;
}

/** A moment as a calendar and a clock in Türkiye show it. */
interface TurkishMoment {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly minute: number;
}

/** The schedule of a saved route. */
export function scheduleOf(route: {
  readonly days: readonly number[];
  readonly hours: Hours | null;
  readonly endsOn: string | null;
}): Schedule {
  const { days, hours, endsOn } = route;
  return {
    days: days.reduce((bits, day) => bits | (1 << (day - 1)), 0),
    begin: hours ? minuteOf(hours.from) : 0,
    end: hours ? minuteOf(hours.to) : LAST_MINUTE,
    lastDay: endsOn === null ? FOR_GOOD : Date.parse(endsOn) / DAY_MS,
  };
}

/** What calendars and clocks in Türkiye show at a moment, epoch ms. */
export function turkishMoment(moment: number): TurkishMoment {
  const local = moment + TURKISH_TIME_MS;
  return { day: Math.floor(local / DAY_MS), minute: Math.floor((local % DAY_MS) / MINUTE_MS) };
}

/**
 * Whether somebody with such a schedule travels at that moment. Hours that pass midnight belong to
 * the day on which they begin.
 */
export function isWithin({ days, begin, end, lastDay }: Schedule, { day, minute }: TurkishMoment): boolean {
  if (day > lastDay) return false;
  if (begin < end) return begin <= minute && minute <= end && hasDay(days, day);
  return (minute >= begin && hasDay(days, day)) || (minute <= end && hasDay(days, day - 1));
}

/** The first day of the epoch was a Thursday. */
const hasDay = (days: number, day: number): boolean => (days & (1 << ((day + 3) % 7))) !== 0;

function minuteOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}
