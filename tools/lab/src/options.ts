import { parseArgs } from 'node:util';
import { z } from 'zod';

export const number = z.coerce.number('must be a number');

/** Options are `--name value`; booleans have no value, arrays repeat. Throws with all faults. */
export function parseOptions<Options extends z.ZodObject>(
  schema: Options,
  argv: readonly string[],
): z.output<Options> {
  const options = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const type = field instanceof z.ZodDefault ? field.unwrap() : field;
      const kind = type instanceof z.ZodBoolean ? ('boolean' as const) : ('string' as const);
      return [name, { type: kind, multiple: type instanceof z.ZodArray }];
    }),
  );
  const parsed = schema.safeParse(parseArgs({ args: [...argv], options }).values);
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}`).join('\n'),
  );
}
