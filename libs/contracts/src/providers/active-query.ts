import { z } from 'zod';
import { BoundingBox } from '../primitives/bounding-box.js';
import { Latitude, Longitude } from '../primitives/coordinates.js';
import { ServiceTypeFilter } from '../primitives/service-type.js';
import { ActiveProvider } from './provider.js';

/** Metres within which one is near, unless asked otherwise, and at most. */
const RADIUS = 10_000;
const RADIUS_MAX = 200_000;

const LIMIT_MAX = 10_000;

/** What of a query does not go together, in Turkish. */
export const QUERY_FAULTS = {
  both: 'Alan ve yakınlık birlikte sorulamaz.',
  radius: 'Uzaklık yalnızca bir noktayla birlikte sorulabilir.',
} as const;

/** Numbers as JSON writes them, comma between them. */
const Numbers = z
  .string()
  .regex(/^-?\d+(\.\d+)?(e[+-]?\d+)?(,-?\d+(\.\d+)?(e[+-]?\d+)?)*$/i)
  .transform((text) => text.split(',').map(Number));

/** Says in the description of the calls which numbers stand between the commas. */
function listOf(numbers: z.ZodType) {
  const { prefixItems = [] } = z.toJSONSchema(numbers);
  const { length } = prefixItems;
  return {
    param: { style: 'form', explode: false },
    override: {
      type: 'array',
      prefixItems,
      // for the page of the description, which knows lists of one kind only
      items: { type: 'number' },
      minItems: length,
      maxItems: length,
      pattern: undefined,
    },
  } as const;
}

const CountText = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .meta({ override: { type: 'integer', minimum: 1, maximum: max, pattern: undefined } });

const Place = z.tuple([Latitude, Longitude]);

/** The query of GET /api/providers/active (spec 7): no service type means all of them. */
export const ActiveQuery = z
  .strictObject({
    serviceType: ServiceTypeFilter.default('all'),
    bbox: Numbers.pipe(BoundingBox).optional().meta(listOf(BoundingBox)),
    near: Numbers.pipe(Place).optional().meta(listOf(Place)),
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

/** The answer: with `near` each has its distance. */
export const ActiveAnswer = z.array(
  ActiveProvider.extend({ distance: z.number().min(0).optional().meta({ description: 'Metres' }) }),
);
