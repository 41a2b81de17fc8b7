import { z } from 'zod';
import { Coordinates } from '../primitives/coordinates.js';
import { SerialId } from '../primitives/serial-id.js';
import { ServiceTypeFilter } from '../primitives/service-type.js';
import { CalendarDate, EpochMs, TimeOfDay, Weekday, turkishDay } from '../primitives/timestamp.js';
import { DETOUR_METRES_MAX, RouteQueryEnd } from './match.js';

export const SAVED_ROUTES_MAX = 10;

export const SAVED_ROUTE_FAULTS = {
  endsOn: 'Bitiş günü bugünden önce olamaz.',
} as const;

const WEEK = [1, 2, 3, 4, 5, 6, 7];

const Days = z
  .array(Weekday)
  .min(1)
  .max(WEEK.length)
  .overwrite((days) => [...new Set(days)].sort((a, b) => a - b));

/** Times in Türkiye. `to` before `from` is on the next day; equal times mean a whole day. */
export const Hours = z.strictObject({ from: TimeOfDay, to: TimeOfDay });
export type Hours = z.infer<typeof Hours>;

const conditions = {
  serviceType: ServiceTypeFilter,
  /** Only offers for women alone; missing for all. */
  womenOnly: z.literal(true).optional(),
  /** Null for a fifth of the provider's route or 20 km, up to half of the saved route. */
  maxDetourMetres: z.int().min(0).max(DETOUR_METRES_MAX).nullable(),
  days: Days,
  hours: Hours.nullable(),
  /** Last day with notifications, in Türkiye; null for no end. */
  endsOn: CalendarDate.nullable(),
};

export const SavedRouteInput = z.strictObject({
  from: RouteQueryEnd,
  to: RouteQueryEnd,
  serviceType: conditions.serviceType.default('all'),
  womenOnly: conditions.womenOnly,
  maxDetourMetres: conditions.maxDetourMetres.default(null),
  days: conditions.days.default(WEEK),
  hours: conditions.hours.default(null),
  endsOn: CalendarDate.refine((day) => day >= turkishDay(Date.now()), SAVED_ROUTE_FAULTS.endsOn)
    .nullable()
    .default(null),
});
export type SavedRouteInput = z.infer<typeof SavedRouteInput>;

/** What can be changed of a saved route: all but its ends. */
export const SavedRouteConditions = SavedRouteInput.omit({ from: true, to: true });
export type SavedRouteConditions = z.infer<typeof SavedRouteConditions>;

export const SavedRouteEnd = z.object({
  /** The typed text, or the name of the chosen or nearest place. */
  name: z.string(),
  placeId: z.string().nullable(),
  /** Null if the text names no place; then only names are compared. */
  point: Coordinates.nullable(),
});
export type SavedRouteEnd = z.infer<typeof SavedRouteEnd>;

export const SavedRoute = z.object({
  id: SerialId,
  from: SavedRouteEnd,
  to: SavedRouteEnd,
  /** Length of the road; null if there is no road or a place is unknown. */
  distanceMetres: z.number().min(0).nullable(),
  ...conditions,
  createdAt: EpochMs,
  /** False once its last day is over. */
  isActive: z.boolean(),
});
export type SavedRoute = z.infer<typeof SavedRoute>;
