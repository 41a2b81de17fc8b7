import { z } from 'zod';

/** A number as JSON writes it. */
const NUMBER = String.raw`-?\d+(\.\d+)?(e[+-]?\d+)?`;

/** Numbers as JSON writes them, comma between them, as they stand in a query. */
export const NumbersText = z
  .string()
  .regex(new RegExp(`^${NUMBER}(,${NUMBER})*$`, 'i'))
  .transform((text) => text.split(',').map(Number));

/**
 * Writes a part of the description of the calls when that is made: the web app loads this file, and
 * makes none.
 */
const described =
  (describe: () => object) =>
  ({ jsonSchema }: { jsonSchema: object }): void =>
    void Object.assign(jsonSchema, describe());

/** Says in the description of the calls which numbers stand between the commas. */
export function listOf(numbers: z.ZodType) {
  return {
    param: { style: 'form', explode: false },
    override: described(() => {
      const { prefixItems = [] } = z.toJSONSchema(numbers);
      const { length } = prefixItems;
      return {
        type: 'array',
        prefixItems,
        // for the page of the description, which knows lists of one kind only
        items: { type: 'number' },
        minItems: length,
        maxItems: length,
        pattern: undefined,
      };
    }),
  } as const;
}

/** A count from 1 to `max` as it stands in a query: decimal digits only, at most nine. */
export const CountText = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .meta({ override: { type: 'integer', minimum: 1, maximum: max, pattern: undefined } });

/** A number of the given kind as it stands in a query, written as JSON writes it. */
export const NumberText = (kind: z.ZodNumber) =>
  z
    .string()
    .regex(new RegExp(`^${NUMBER}$`, 'i'))
    .transform(Number)
    .pipe(kind)
    .meta({
      override: described(() => ({ ...z.toJSONSchema(kind), $schema: undefined, pattern: undefined })),
    });
