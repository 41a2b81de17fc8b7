import { parseArgs } from 'node:util';
import type { z } from 'zod';

/** A token is good for an hour; a run ends before that. */
export const MINUTES_MAX = 45;

/** Reads the options that `schema` names, as `--name value`; the error lists every fault. */
export function parseOptions<Options extends z.ZodObject>(
  schema: Options,
  argv: readonly string[],
): z.output<Options> {
  const options = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, { type: 'string' } as const]),
  );
  const parsed = schema.safeParse(parseArgs({ args: [...argv], options }).values);
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'),
  );
}
