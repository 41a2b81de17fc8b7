import { z } from 'zod';
import { ASCII_TEXT } from '@rotadas/contracts/primitives/text';

/** Escaped in JSON, it takes six bytes, as much as any UTF-16 code unit. */
const LONGEST_CHARACTER = '\0';

/** No other number takes more characters in JSON. */
const LONGEST_NUMBER = -Number.MAX_VALUE;

/** All have the same length. */
const UUID = '00000000-0000-0000-0000-000000000000';

/**
 * A value that takes as many bytes in JSON as any that `schema` accepts, besides white space and
 * fields that it ignores. Throws if a text or list has no limit, or if a text is checked before its
 * length is.
 */
export function largestInput(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodObject) return largestObject(schema.shape);
  if (schema instanceof z.ZodRecord) return largestRecord(schema);
  if (schema instanceof z.ZodArray) return Array(lengthMax(schema)).fill(largestInput(schema.element));
  if (schema instanceof z.ZodTuple) return schema.def.items.map(largestInput);
  if (schema instanceof z.ZodUnion) return longest(schema.options.map(largestInput));
  if (schema instanceof z.ZodEnum) return longest(schema.options);
  if (schema instanceof z.ZodLiteral) return longest([...schema.values]);
  if (schema instanceof z.ZodUUID) return UUID;
  if (schema instanceof z.ZodString) return longestCharacter(schema).repeat(textMax(schema));
  if (schema instanceof z.ZodNumber) return LONGEST_NUMBER;
  if (schema instanceof z.ZodBoolean) return false;
  const inner = innerSchema(schema);
  if (inner === undefined) throw new Error(`The size of a ${schema._zod.def.type} in an input is unknown`);
  return largestInput(inner);
}

function longestCharacter({ def: { checks = [] } }: z.ZodString): string {
  const isAscii = checks.some(
    (check) => check instanceof z.core.$ZodCheckRegex && check._zod.def.pattern === ASCII_TEXT,
  );
  return isAscii ? 'a' : LONGEST_CHARACTER;
}

/** What the input of an optional, nullable, defaulted or transformed schema must match. */
export function innerSchema(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodPipe) return schema.in;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return schema.unwrap();
  return undefined;
}

/** The length that a text may have for any other check of it to run. */
export function textMax({ def: { checks = [] } }: z.ZodString): number {
  const [first, ...others] = checks;
  if (first instanceof z.core.$ZodCheckMaxLength) {
    const { maximum, abort } = first._zod.def;
    if (abort || others.length === 0) return maximum;
  }
  throw new Error('A text in an input does not check its length first: use boundedText');
}

function lengthMax({ def: { checks = [] } }: z.ZodArray): number {
  const limit = checks.find((check) => check instanceof z.core.$ZodCheckMaxLength);
  if (limit === undefined) throw new Error('A list in an input has no maximum length');
  return limit._zod.def.maximum;
}

function largestObject(shape: Readonly<Record<string, z.core.$ZodType>>): object {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, largestInput(field)]));
}

function largestRecord({ keyType, valueType }: z.ZodRecord): object {
  if (!(keyType instanceof z.ZodEnum)) throw new Error('The number of keys of a record is not limited');
  const value = largestInput(valueType);
  return Object.fromEntries(keyType.options.map((name) => [String(name), value]));
}

function longest(values: readonly unknown[]): unknown {
  const lengths = values.map((value) => JSON.stringify(value).length);
  return values[lengths.indexOf(Math.max(...lengths))];
}
