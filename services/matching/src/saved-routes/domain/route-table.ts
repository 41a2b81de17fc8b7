import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import type { Hours } from '@rotadas/contracts/matching/saved-route';
import type { OnDemandArea } from '../../offers/domain/on-demand-area.js';
import type { RoadAccess } from '../../routing/domain/route-length.js';
import { NO_NODE } from '../../routing/domain/shortest-path-tree.js';
import { nameKey } from './route-end.js';
import type { StoredRoute } from './saved-route.js';
import { minuteOfDay, TURKISH_TIME_MS } from '@rotadas/contracts/primitives/timestamp';

export const FIELD = {
  id: 0,
  owner: 1,
  /** Index in `SERVICE_TYPES`, or `ANY_TYPE`. */
  type: 2,
  /** Maximum detour that the user chose, metres; NaN for the default. */
  maxDetour: 3,
  /** Metres by road between the ends; `UNMEASURED` if not computed, NaN if no road joins them. */
  length: 4,
  days: 5,
  startMinute: 6,
  endMinute: 7,
  lastDay: 8,
  /** Nearest road node, distance (m) and time (s) to it, and the place itself in degrees. */
  fromNode: 9,
  fromMetres: 10,
  fromSeconds: 11,
  fromLatitude: 12,
  fromLongitude: 13,
  toNode: 14,
  toMetres: 15,
  toLatitude: 16,
  toLongitude: 17,
  /** An `ON_DEMAND_AREA` value: which on-demand offers serve the route. */
  onDemandArea: 18,
  /** 1 for a route that fits women-only offers alone, else 0. */
  womenOnly: 19,
} as const;

const WIDTH = Object.keys(FIELD).length;

export const ANY_TYPE = -1;

/** `length` of a route whose road distance was not computed: only its ends are compared. */
export const UNMEASURED = 0;

const FIRST_CAPACITY = 1_024;

/** Null for ends that are unknown or off the roads. */
interface PlacedRoute {
  readonly route: StoredRoute;
  readonly from: RoadAccess | null;
  readonly to: RoadAccess | null;
  readonly onDemandArea: OnDemandArea;
}

/**
 * Fields of all saved routes, by row. The last row moves into the place of a removed one. Typed
 * columns, because a pass over objects takes several times as long.
 */
export class RouteTable {
  private numbers = new Float64Array(FIRST_CAPACITY * WIDTH);
  readonly names: string[] = [];
  private readonly rows = new Map<number, number>();

  get size(): number {
    return this.names.length;
  }

  getField(row: number, field: number): number {
    return this.numbers[row * WIDTH + field] ?? Number.NaN;
  }

  has(id: number): boolean {
    return this.rows.has(id);
  }

  ids(): Iterable<number> {
    return this.rows.keys();
  }

  /** Replaces a known route in its row, so that a pass that has yielded does not miss it. */
  add(placed: PlacedRoute): void {
    const { id, from, to } = placed.route;
    const row = this.rows.get(id) ?? this.size;
    if (row * WIDTH === this.numbers.length) this.grow();
    this.numbers.set(toNumbers(placed), row * WIDTH);
    this.rows.set(id, row);
    this.names[row] = nameKey(from, to);
  }

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

function toNumbers({ route, from, to, onDemandArea }: PlacedRoute): number[] {
  const { days, startMinute, endMinute, lastDay } = toSchedule(route);
  const type = route.serviceType === 'all' ? ANY_TYPE : SERVICE_TYPES.indexOf(route.serviceType);
  const query = [route.id, route.userId, type, route.maxDetourMetres ?? Number.NaN];
  const start = [from?.node ?? NO_NODE, from?.metres ?? 0, from?.seconds ?? 0, ...degrees(route.from)];
  const finish = [to?.node ?? NO_NODE, to?.metres ?? 0, ...degrees(route.to)];
  const schedule = [days, startMinute, endMinute, lastDay];
  return [
    ...query,
    route.distanceMetres ?? Number.NaN,
    ...schedule,
    ...start,
    ...finish,
    onDemandArea,
    Number(route.womenOnly ?? false),
  ];
}

function degrees({ point }: StoredRoute['from']): [number, number] {
  return point ? [point.latitude, point.longitude] : [Number.NaN, Number.NaN];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LAST_MINUTE = 24 * 60 - 1;

const NO_LAST_DAY = 0xffff_ffff;

interface Schedule {
  /** Bit per weekday, the lowest for Monday. */
  readonly days: number;
  /** Inclusive, like `endMinute`, which is on the next day if it is lower. */
  readonly startMinute: number;
  readonly endMinute: number;
  /** Days since 1970-01-01. */
  readonly lastDay: number;
}

interface TurkishTime {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly minute: number;
}

export function toSchedule(route: {
  readonly days: readonly number[];
  readonly hours: Hours | null;
  readonly endsOn: string | null;
}): Schedule {
  const { days, hours, endsOn } = route;
  return {
    days: days.reduce((bits, day) => bits | (1 << (day - 1)), 0),
    startMinute: hours ? minuteOfDay(hours.from) : 0,
    endMinute: hours ? minuteOfDay(hours.to) : LAST_MINUTE,
    lastDay: endsOn === null ? NO_LAST_DAY : Date.parse(endsOn) / DAY_MS,
  };
}

export function toTurkishTime(epochMs: number): TurkishTime {
  const local = epochMs + TURKISH_TIME_MS;
  return { day: Math.floor(local / DAY_MS), minute: Math.floor((local % DAY_MS) / MINUTE_MS) };
}

/** Hours across midnight belong to the day on which they begin. */
export function isScheduled(
  { days, startMinute, endMinute, lastDay }: Schedule,
  { day, minute }: TurkishTime,
): boolean {
  const isIncluded = (each: number) => each <= lastDay && hasDay(days, each);
  if (startMinute < endMinute) return startMinute <= minute && minute <= endMinute && isIncluded(day);
  return (minute >= startMinute && isIncluded(day)) || (minute <= endMinute && isIncluded(day - 1));
}

/** 1970-01-01 was a Thursday. */
const hasDay = (days: number, day: number): boolean => (days & (1 << ((day + 3) % 7))) !== 0;
