import type { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';

/**
 * What arrived, parsed; a message of another shape is `input-invalid`, with the fields at fault.
 */
export function parseMessage<Schema extends z.ZodType>(schema: Schema, message: unknown): z.output<Schema> {
  const parsed = schema.safeParse(message);
  if (parsed.success) return parsed.data;
  const details = Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
  );
  throw new DomainError('input-invalid', { details, cause: parsed.error });
}
