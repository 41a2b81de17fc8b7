import type { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { fieldDetails } from './field-details.js';

/** Throws `input-invalid` with details by field, or by `part` as a whole. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  part: 'params' | 'query' | 'body',
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new DomainError('input-invalid', { details: fieldDetails(parsed.error.issues, part) });
}
