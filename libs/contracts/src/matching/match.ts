import { z } from 'zod';
import { Coordinates } from '../primitives/coordinates.js';
import { ServiceTypeFilter } from '../primitives/service-type.js';
import { requiredLine } from '../primitives/text.js';
import { EpochMs } from '../primitives/timestamp.js';
import { ActiveProvider } from '../providers/provider.js';
import { PLACE_TEXT_MAX } from './place-search.js';

/** The greatest detour that may be asked for, metres. */
export const DETOUR_METRES_MAX = 500_000;

/** The most matches that one search finds, and how many unless asked otherwise. */
export const MATCH_LIMIT_MAX = 50;
const MATCH_LIMIT = 20;

/** An end of a wished way: a text that nobody chose, a place of the list, or a point. */
export const WishEnd = z.union([
  z.strictObject({ name: requiredLine(PLACE_TEXT_MAX) }),
  z.strictObject({ placeId: requiredLine(PLACE_TEXT_MAX) }),
  Coordinates,
]);
export type WishEnd = z.infer<typeof WishEnd>;

/** The body of POST /api/matches: the way that somebody wants to go. */
export const Wish = z.strictObject({
  from: WishEnd,
  to: WishEnd,
  serviceType: ServiceTypeFilter.default('all'),
  /** A fifth of the provider's way, and at least 20 km, unless asked otherwise. */
  maxDetourMetres: z.int().min(0).max(DETOUR_METRES_MAX).optional(),
  limit: z.int().min(1).max(MATCH_LIMIT_MAX).default(MATCH_LIMIT),
});
export type Wish = z.infer<typeof Wish>;

/** A point of a line, as GeoJSON has it: degrees in WGS 84. */
type LinePoint = [longitude: number, latitude: number];

/**
 * Lines are nearly all of an answer, some thousands of points, and each is checked on both sides of
 * NATS: one look at each point costs a fraction of what a schema of each costs.
 */
function isLine(line: unknown): line is LinePoint[] {
  return Array.isArray(line) && line.length >= 2 && line.every(isLinePoint);
}

function isLinePoint(point: unknown): point is LinePoint {
  return Array.isArray(point) && point.length === 2 && isWithin(point[0], 180) && isWithin(point[1], 90);
}

/** Whether something is a number of degrees; infinite ones and NaN are none. */
function isWithin(degrees: unknown, most: number): boolean {
  return typeof degrees === 'number' && degrees >= -most && degrees <= most;
}

/**
 * A line on the map: [longitude, latitude] of each point. The description of the calls has no lists
 * whose parts differ: both are said to be numbers.
 */
export const Line = z.custom<LinePoint[]>(isLine).meta({
  override: {
    type: 'array',
    items: {
      type: 'array',
      items: { type: 'number', minimum: -180, maximum: 180 },
      minItems: 2,
      maxItems: 2,
    },
    minItems: 2,
  },
});
export type Line = z.infer<typeof Line>;

/** A way by road. */
export const WayByRoad = z.object({
  distanceMetres: z.number().min(0),
  durationSeconds: z.number().min(0),
  line: Line,
});
export type WayByRoad = z.infer<typeof WayByRoad>;

/**
 * Why a provider is a match: its way by road passes mine, it has no way of its own and is near my
 * start, or a place of its way is unknown and only the names agree.
 */
export const MatchReason = z.enum(['way', 'nearness', 'name']);
export type MatchReason = z.infer<typeof MatchReason>;

/** A provider who can take somebody along; what is measured is null where only names agree. */
export const Match = z.object({
  provider: ActiveProvider,
  reason: MatchReason,
  /** What the provider drives further than without me; null where it has no way of its own. */
  detourMetres: z.number().min(0).nullable(),
  detourSeconds: z.number().min(0).nullable(),
  /** Where I get in and out. */
  pickup: Coordinates.nullable(),
  dropoff: Coordinates.nullable(),
  /** From where the provider is now, by road. */
  distanceToPickupMetres: z.number().min(0).nullable(),
  reachesPickupAt: EpochMs.nullable(),
  /** The share of my way on which the provider takes me, over 0 and up to 1. */
  coveredShare: z.number().min(0).max(1).nullable(),
  /**
   * From where the provider is by pick-up and drop-off to its end; null by air and sea, and for a
   * provider that is only near.
   */
  line: Line.nullable(),
});
export type Match = z.infer<typeof Match>;

/** Who measured an answer: the roads within the service, or OSRM. */
export const RouterName = z.enum(['embedded', 'osrm']);
export type RouterName = z.infer<typeof RouterName>;

/** Who goes a wished way. */
export const MatchAnswer = z.object({
  /** My own way; null where a place is unknown, so that only names are compared. */
  route: WayByRoad.nullable(),
  /** By whom the way and the first matches were measured. */
  router: RouterName,
  /** Who fits, the best first. */
  matches: z.array(Match),
  /** Who nearly fits, the best first; asked for where few fit. */
  nearly: z.array(Match),
});
export type MatchAnswer = z.infer<typeof MatchAnswer>;
