import { z } from 'zod';
import { boundedText, NO_TEXT } from './text.js';

const NUMBER = String.raw`-?\d+(\.\d+)?(e[+-]?\d+)?`;

const NUMBER_LENGTH_MAX = 50;

/** A bounding box has four. */
const NUMBERS_MAX = 4;

/** Numbers in a query, separated by commas. */
export const NumbersText = boundedText(NUMBERS_MAX * NUMBER_LENGTH_MAX)
  .regex(new RegExp(`^${NUMBER}(,${NUMBER})*$`, 'i'))
  .transform((text) => text.split(',').map(Number));

/** Computes a part of the OpenAPI description on demand only: the web app loads this file too. */
const described =
  (describe: () => object) =>
  ({ jsonSchema }: { jsonSchema: object }): void =>
    void Object.assign(jsonSchema, describe());

export function commaSeparated(numbers: z.ZodType) {
  return {
    param: { style: 'form', explode: false },
    override: described(() => {
      const { prefixItems = [] } = z.toJSONSchema(numbers);
      const { length } = prefixItems;
      return {
        type: 'array',
        prefixItems,
        // Swagger UI renders arrays only if all items have one type.
        items: { type: 'number' },
        minItems: length,
        maxItems: length,
        ...NO_TEXT,
      };
    }),
  } as const;
}

/** A count from 1 to `max` in a query. */
export const CountText = (max: number) =>
  boundedText(9)
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .meta({ override: { type: 'integer', minimum: 1, maximum: max, ...NO_TEXT } });

/** A number in a query, written as in JSON. */
export const NumberText = (kind: z.ZodNumber) =>
  boundedText(NUMBER_LENGTH_MAX)
    .regex(new RegExp(`^${NUMBER}$`, 'i'))
    .transform(Number)
    .pipe(kind)
    .meta({
      override: described(() => ({ ...z.toJSONSchema(kind), $schema: undefined, ...NO_TEXT })),
    });
