import { z } from 'zod';
import { BoundingBox } from '../primitives/bounding-box.js';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { CountText, commaSeparated, NumbersText } from '../primitives/query-numbers.js';
import { ServiceTypeFilter } from '../primitives/service-type.js';

/** Metres. */
const RADIUS = 10_000;
const RADIUS_MAX = 200_000;

/** Providers of a list with an area or a limit; as many as the live map shows. */
export const LIMIT_MAX = 2_000;

export const QUERY_FAULTS = {
  both: 'Alan ve yakınlık birlikte sorulamaz.',
  radius: 'Uzaklık yalnızca bir noktayla birlikte sorulabilir.',
} as const;

const Place = z.tuple([Latitude, Longitude]);

export const ActiveQuery = z
  .strictObject({
    serviceType: ServiceTypeFilter.default('all'),
    bbox: NumbersText.pipe(BoundingBox).optional().meta(commaSeparated(BoundingBox)),
    near: NumbersText.pipe(Place).optional().meta(commaSeparated(Place)),
    radius: CountText(RADIUS_MAX).optional(),
    limit: CountText(LIMIT_MAX).optional(),
  })
  .refine(({ bbox, near }) => !(bbox && near), {
    path: ['near'],
    error: QUERY_FAULTS.both,
  })
  .refine(({ near, radius }) => near || radius === undefined, {
    path: ['radius'],
    error: QUERY_FAULTS.radius,
  })
  .transform(({ near, radius = RADIUS, ...query }) => ({
    ...query,
    near: near && { latitude: near[0], longitude: near[1], radius },
  }));
export type ActiveQuery = z.output<typeof ActiveQuery>;
