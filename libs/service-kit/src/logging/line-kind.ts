import { z } from 'zod';

const Fields = z.object({
  context: z.string().catch(''),
  subject: z.string().catch(''),
  err: z.unknown(),
});

/**
 * The event that a line reports: its level, context, subject and text, and the class and code of
 * its error. Texts have no values, which are fields; `args` are those of pino's methods.
 */
export function lineKind(level: number, args: readonly unknown[]): string {
  const [first, second] = args;
  const { context, subject, err } = Fields.safeParse(first).data ?? { context: '', subject: '', err: first };
  const text = typeof first === 'string' ? first : second;
  const code = err instanceof Error && 'code' in err ? err.code : '';
  return [level, context, subject, text, err instanceof Error ? err.name : '', code].join('|');
}
