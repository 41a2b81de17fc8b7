import { z } from 'zod';
import { Coordinates, Latitude, Longitude } from '../primitives/coordinates.js';
import { commaSeparated, NumbersText } from '../primitives/query-numbers.js';
import { ServiceType } from '../primitives/service-type.js';
import { boundedText, rawMax, requiredLine } from '../primitives/text.js';
import { PLACE_MAX, STOPS_MAX } from '../providers/offer-details.js';
import { RouteQueryEnd } from './match.js';
import { PLACE_TEXT_MAX } from './place-search.js';

export const WAITING_FAULTS = {
  together: 'Hizmet türü, kalkış ve varış birlikte sorulmalı.',
  alone: 'Bu alan yalnızca hizmet türü, kalkış ve varışla birlikte sorulabilir.',
} as const;

/** Has no departure, since counts by time would show when a user travels. */
export const OfferDraft = z.strictObject({
  type: ServiceType,
  from: RouteQueryEnd,
  to: RouteQueryEnd,
  stops: z.array(requiredLine(PLACE_MAX)).max(STOPS_MAX).optional(),
});
export type OfferDraft = z.infer<typeof OfferDraft>;

/** The number of users with a matching saved route; 0 for fewer than three. */
export const WaitingCount = z.object({ waiting: z.int().min(0) });
export type WaitingCount = z.infer<typeof WaitingCount>;

const name = requiredLine(PLACE_TEXT_MAX);
const Point = z.tuple([Latitude, Longitude]);
const LINE = String.raw`[^\n]{1,${PLACE_TEXT_MAX}}`;

/** One name per line. Combining characters may make a valid text longer than the pattern. */
const stops = boundedText(STOPS_MAX * (rawMax(PLACE_TEXT_MAX) + 1))
  .meta({ pattern: String.raw`^${LINE}(\n${LINE}){0,${STOPS_MAX - 1}}$` })
  .transform((lines) => lines.split('\n'))
  .pipe(z.array(name).max(STOPS_MAX))
  .optional();
const point = NumbersText.pipe(Point).optional().meta(commaSeparated(Point));

/** A query without type and ends means the user's live offer. */
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
  })
  .transform(({ type, from, to, ...rest }, context): { draft: OfferDraft | null } => {
    const { fromPlaceId, fromPoint, toPlaceId, toPoint, stops } = rest;
    if (type !== undefined && from !== undefined && to !== undefined) {
      const ends = { from: toQueryEnd(from, fromPlaceId, fromPoint), to: toQueryEnd(to, toPlaceId, toPoint) };
      return { draft: { type, ...ends, ...(stops && { stops }) } };
    }
    const required = { type, from, to };
    for (const [field, value] of Object.entries({ ...required, ...rest }))
      if (value !== undefined)
        context.addIssue({
          code: 'custom',
          path: [field],
          message: field in required ? WAITING_FAULTS.together : WAITING_FAULTS.alone,
        });
    return { draft: null };
  });
export type WaitingQuery = z.output<typeof WaitingQuery>;

function toQueryEnd(text: string, placeId?: string, chosen?: z.output<typeof Point>): RouteQueryEnd {
  if (placeId !== undefined) return { placeId };
  if (chosen) return Coordinates.parse({ latitude: chosen[0], longitude: chosen[1] });
  return { name: text };
}
