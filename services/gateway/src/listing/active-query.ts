import { z } from 'zod';
import { BoundingBox } from '@rotadas/contracts/live/bounding-box';
import { Latitude, Longitude } from '@rotadas/contracts/primitives/coordinates';
import { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { boxAround } from './distance.js';

/** Metres within which one is near, unless asked otherwise, and at most. */
const RADIUS = 10_000;
const RADIUS_MAX = 200_000;

const LIMIT_MAX = 10_000;

/** Numbers in a query, comma between them. */
const Numbers = z
  .string()
  .regex(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?)*$/)
  .transform((text) => text.split(',').map(Number));

const CountText = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max));

/** The query of GET /api/providers/active (spec 7, issue 5): no service type means all of them. */
export const ActiveQuery = z
  .strictObject({
    serviceType: ServiceTypeFilter.default('all'),
    bbox: Numbers.pipe(BoundingBox).optional(),
    near: Numbers.pipe(z.tuple([Latitude, Longitude])).optional(),
    radius: CountText(RADIUS_MAX).optional(),
    limit: CountText(LIMIT_MAX).optional(),
  })
  .refine(({ bbox, near }) => !(bbox && near), {
    path: ['near'],
    error: 'Alan ve yakınlık birlikte sorulamaz.',
  })
  .refine(({ near, radius }) => near || radius === undefined, {
    path: ['radius'],
    error: 'Uzaklık yalnızca bir noktayla birlikte sorulabilir.',
  })
  .transform(({ near, radius = RADIUS, ...query }) => ({
    ...query,
    near: near && { latitude: near[0], longitude: near[1], radius },
  }));
export type ActiveQuery = z.output<typeof ActiveQuery>;

/** The box that holds all who are asked for; null for everywhere. */
export function areaOf({ near, bbox }: ActiveQuery): BoundingBox | null {
  return near ? boxAround(near) : (bbox ?? null);
}

/** The answer: with `near` each has its distance. */
export const ActiveAnswer = z.array(
  ActiveProvider.extend({ distance: z.number().min(0).optional().meta({ description: 'Metres' }) }),
);
