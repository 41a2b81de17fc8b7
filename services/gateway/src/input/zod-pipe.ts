import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { fieldDetails } from './field-details.js';

/**
 * Parses a body, a query or a parameter with a contract's schema; what does not fit is
 * `input-invalid`, by field.
 */
export class ZodPipe<Schema extends z.ZodType> implements PipeTransform<unknown, z.output<Schema>> {
  constructor(
    private readonly schema: Schema,
    /** The field's name, where the schema describes a single value instead of an object. */
    private readonly field = 'body',
  ) {}

  transform(value: unknown): z.output<Schema> {
    const parsed = this.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new DomainError('input-invalid', { details: fieldDetails(parsed.error.issues, this.field) });
  }
}
