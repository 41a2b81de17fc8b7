import { z } from 'zod';
import { Coordinates } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceTypeFilter } from '../primitives/service-type.js';
import { requiredLine } from '../primitives/text.js';
import { EpochMs } from '../primitives/timestamp.js';
import { ActiveProvider } from '../providers/provider.js';
import { PLACE_TEXT_MAX } from './place-search.js';

export const DETOUR_METRES_MAX = 500_000;

export const MATCH_LIMIT_MAX = 50;
const MATCH_LIMIT = 20;

export const RouteQueryEnd = z.union([
  z.strictObject({ name: requiredLine(PLACE_TEXT_MAX) }),
  z.strictObject({ placeId: requiredLine(PLACE_TEXT_MAX) }),
  Coordinates,
]);
export type RouteQueryEnd = z.infer<typeof RouteQueryEnd>;

export const RouteQuery = z.strictObject({
  from: RouteQueryEnd,
  to: RouteQueryEnd,
  serviceType: ServiceTypeFilter.default('all'),
  /** Only offers for women alone; missing for all. */
  womenOnly: z.literal(true).optional(),
  /** Defaults to a fifth of the provider's route or 20 km, up to half of the searched route. */
  maxDetourMetres: z.int().min(0).max(DETOUR_METRES_MAX).optional(),
  limit: z.int().min(1).max(MATCH_LIMIT_MAX).default(MATCH_LIMIT),
});
export type RouteQuery = z.infer<typeof RouteQuery>;

/** A search of a user who may not see the offers of `hiddenIds`. */
export const MatchRequest = RouteQuery.extend({ hiddenIds: z.array(SerialId).optional() });
export type MatchRequest = z.infer<typeof MatchRequest>;

type LinePoint = [longitude: number, latitude: number];

/** Uses no schema, because both sides of NATS parse lines of thousands of points. */
function isLine(line: unknown): line is LinePoint[] {
  return Array.isArray(line) && line.length >= 2 && line.every(isLinePoint);
}

function isLinePoint(point: unknown): point is LinePoint {
  return Array.isArray(point) && point.length === 2 && isDegrees(point[0], 180) && isDegrees(point[1], 90);
}

/** False for NaN and infinite numbers. */
function isDegrees(degrees: unknown, max: number): boolean {
  return typeof degrees === 'number' && degrees >= -max && degrees <= max;
}

/** A line of [longitude, latitude] points, degrees in WGS 84. */
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

export const RoadRoute = z.object({
  distanceMetres: z.number().min(0),
  durationSeconds: z.number().min(0),
  line: Line,
});
export type RoadRoute = z.infer<typeof RoadRoute>;

/**
 * `route`: the routes fit; `on-demand`: no route, and the provider is close to the start; `name`:
 * only the names agree.
 */
export const MatchReason = z.enum(['route', 'on-demand', 'name']);
export type MatchReason = z.infer<typeof MatchReason>;

/** Measured values are null if only the names agree. */
export const Match = z.object({
  provider: ActiveProvider,
  reason: MatchReason,
  /** Null if the provider has no route. */
  detourMetres: z.number().min(0).nullable(),
  detourSeconds: z.number().min(0).nullable(),
  pickup: Coordinates.nullable(),
  dropoff: Coordinates.nullable(),
  distanceToPickupMetres: z.number().min(0).nullable(),
  reachesPickupAt: EpochMs.nullable(),
  /** Share of the searched route that the provider covers, over 0 and up to 1. */
  coveredShare: z.number().min(0).max(1).nullable(),
  /** From the provider by pickup and dropoff to the end; null by air or sea and if only near. */
  line: Line.nullable(),
});
export type Match = z.infer<typeof Match>;

export const RouterName = z.enum(['embedded', 'osrm']);
export type RouterName = z.infer<typeof RouterName>;

export const MatchResult = z.object({
  /** The searched route; null if a place is unknown. */
  route: RoadRoute.nullable(),
  /** The router that measured the route and the first matches. */
  router: RouterName,
  matches: z.array(Match),
  /** Offers that fit relaxed limits, best first; searched if few providers match. */
  nearMatches: z.array(Match),
});
export type MatchResult = z.infer<typeof MatchResult>;
