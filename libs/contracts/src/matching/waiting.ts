import { z } from 'zod';
import { Coordinates, Latitude, Longitude } from '../primitives/coordinates.js';
import { listOf, NumbersText, NumberText } from '../primitives/query-numbers.js';
import { ServiceType } from '../primitives/service-type.js';
import { requiredLine } from '../primitives/text.js';
import { EpochMs } from '../primitives/timestamp.js';
import { PLACE_MAX, STOPS_MAX } from '../providers/offer-details.js';
import { WishEnd } from './match.js';
import { PLACE_TEXT_MAX } from './place-search.js';

/** What of a query does not go together, in Turkish. */
export const WAITING_FAULTS = {
  together: 'Hizmet türü, kalkış ve varış birlikte sorulmalı.',
  alone: 'Bu alan yalnızca hizmet türü, kalkış ve varışla birlikte sorulabilir.',
} as const;

/** The latest time that an offer may begin, ms: the year 2100. */
const DEPARTURE_MAX = 4_102_444_800_000;
const Departure = EpochMs.max(DEPARTURE_MAX);

/** An offer that is not on the map yet, as far as it decides whom it fits. */
export const OfferDraft = z.strictObject({
  type: ServiceType,
  from: WishEnd,
  to: WishEnd,
  /** Where it stops in between, in its order. */
  stops: z.array(requiredLine(PLACE_MAX)).max(STOPS_MAX).optional(),
  /** When a planned offer begins, ms; missing for one that would begin now. */
  departsAt: Departure.optional(),
});
export type OfferDraft = z.infer<typeof OfferDraft>;

/** How many people wait for an offer; who they are is not told. */
export const WaitingCount = z.object({ waiting: z.int().min(0) });
export type WaitingCount = z.infer<typeof WaitingCount>;

const name = requiredLine(PLACE_TEXT_MAX);
const Point = z.tuple([Latitude, Longitude]);
/** Places one a line, which no place has in its name. */
const stops = z
  .string()
  .transform((lines) => lines.split('\n'))
  .pipe(z.array(name).max(STOPS_MAX))
  .optional();
const point = NumbersText.pipe(Point).optional().meta(listOf(Point));

/**
 * The query of GET /api/saved-routes/waiting: an offer by type and ends, each end a text, beside
 * it the place or the point that was chosen for it, and the places in between, one a line. Without
 * them the caller's live offer is meant.
 */
export const WaitingQuery = z
  .strictObject({
    type: ServiceType.optional(),
    from: name.optional(),
    fromPlaceId: name.optional(),
    fromPoint: point,
    to: name.optional(),
    toPlaceId: name.optional(),
    toPoint: point,
    stops,
    departsAt: NumberText(Departure).optional(),
  })
  .transform(({ type, from, to, ...rest }, context): { draft: OfferDraft | null } => {
    const { fromPlaceId, fromPoint, toPlaceId, toPoint, stops, departsAt } = rest;
    if (type !== undefined && from !== undefined && to !== undefined) {
      const ends = { from: endOf(from, fromPlaceId, fromPoint), to: endOf(to, toPlaceId, toPoint) };
      const further = { ...(stops && { stops }), ...(departsAt !== undefined && { departsAt }) };
      return { draft: { type, ...ends, ...further } };
    }
    const begun = { type, from, to };
    for (const [field, value] of Object.entries({ ...begun, ...rest }))
      if (value !== undefined)
        context.addIssue({
          code: 'custom',
          path: [field],
          message: field in begun ? WAITING_FAULTS.together : WAITING_FAULTS.alone,
        });
    return { draft: null };
  });
export type WaitingQuery = z.output<typeof WaitingQuery>;

function endOf(text: string, placeId?: string, chosen?: z.output<typeof Point>): WishEnd {
  if (placeId !== undefined) return { placeId };
  if (chosen) return Coordinates.parse({ latitude: chosen[0], longitude: chosen[1] });
  return { name: text };
}
