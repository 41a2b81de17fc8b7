import { z } from 'zod';

const Fields = z.object({
  context: z.string().catch(''),
  subject: z.string().catch(''),
  err: z.unknown(),
});

const TEXT_MAX = 120;

/** The kind of a line, without numbers and ids; `args` are those of pino's methods. */
export function lineKind(level: number, args: readonly unknown[]): string {
  const [first, second] = args;
  const fields = Fields.safeParse(first);
  const text = typeof first === 'string' ? first : typeof second === 'string' ? second : '';
  const { context, subject, err } = fields.success ? fields.data : { context: '', subject: '', err: first };
  return [level, context, subject, withoutNumbers(text), kindOfError(err)].join('|');
}

function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code: unknown = 'code' in error ? error.code : undefined;
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return [error.name, String(code), withoutNumbers(error.message), withoutNumbers(cause)].join('|');
}

function withoutNumbers(text: string): string {
  return text.slice(0, TEXT_MAX).replaceAll(/[\da-f-]{8,}|\d+/gi, '#');
}
