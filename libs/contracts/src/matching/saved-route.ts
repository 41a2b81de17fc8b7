import { z } from 'zod';
import { Coordinates } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceTypeFilter } from '../primitives/service-type.js';
import { CalendarDate, EpochMs, TimeOfDay, Weekday } from '../primitives/timestamp.js';
import { turkishDay } from '../primitives/turkish-time.js';
import { DETOUR_METRES_MAX, WishEnd } from './match.js';

/** The most routes that a user may have saved. */
export const SAVED_ROUTES_MAX = 10;

/** What is wrong with a saved route, in Turkish. */
export const SAVED_ROUTE_FAULTS = {
  endsOn: 'Bitiş günü bugünden önce olamaz.',
} as const;

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** The days of the week on which somebody travels; named twice counts once. */
const Days = z
  .array(Weekday)
  .min(1)
  .max(WEEK.length)
  .overwrite((days) => [...new Set(days)].sort((a, b) => a - b));

/**
 * Between which times of a day, in Türkiye, somebody wants to leave. An end before the begin is on
 * the next day; an end that is the begin is a whole day later.
 */
export const Hours = z.strictObject({ from: TimeOfDay, to: TimeOfDay });
export type Hours = z.infer<typeof Hours>;

const wanted = {
  serviceType: ServiceTypeFilter,
  /** A fifth of the provider's way, and at least 20 km, unless asked otherwise. */
  maxDetourMetres: z.int().min(0).max(DETOUR_METRES_MAX).nullable(),
  days: Days,
  /** Null for the whole day. */
  hours: Hours.nullable(),
  /** The last day, in Türkiye, on which its owner is told; null until it is deleted. */
  endsOn: CalendarDate.nullable(),
};

/** The body of POST /api/saved-routes: whoever saves it is told when an offer fits. */
export const SavedRouteInput = z.strictObject({
  from: WishEnd,
  to: WishEnd,
  serviceType: wanted.serviceType.default('all'),
  maxDetourMetres: wanted.maxDetourMetres.default(null),
  days: wanted.days.default(WEEK),
  hours: wanted.hours.default(null),
  endsOn: CalendarDate.refine((day) => day >= turkishDay(Date.now()), SAVED_ROUTE_FAULTS.endsOn)
    .nullable()
    .default(null),
});
export type SavedRouteInput = z.infer<typeof SavedRouteInput>;

/** An end of a saved route. */
export const SavedRouteEnd = z.object({
  /** As its owner reads it: what was typed, the place's name, or that of the nearest place. */
  name: z.string(),
  /** Where a place of the list was chosen. */
  placeId: z.string().nullable(),
  /** Null for a text that names no place: of it only names are compared. */
  point: Coordinates.nullable(),
});
export type SavedRouteEnd = z.infer<typeof SavedRouteEnd>;

/** A route that somebody wants to be taken along. */
export const SavedRoute = z.object({
  id: SerialId,
  from: SavedRouteEnd,
  to: SavedRouteEnd,
  /** Its length by road, metres; null where no road joins the ends, or a place is unknown. */
  distanceMetres: z.number().min(0).nullable(),
  ...wanted,
  createdAt: EpochMs,
  /** Whether its owner is still told; no more once its last day is over. */
  waiting: z.boolean(),
});
export type SavedRoute = z.infer<typeof SavedRoute>;
