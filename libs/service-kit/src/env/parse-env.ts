import { z } from 'zod';

/** `faults` has one line for each invalid setting. */
export class EnvError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`Invalid settings:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'EnvError';
    this.faults = faults;
  }
}

/** Parses `source`; empty values count as missing. Throws EnvError with all faults. */
export function parseEnv<Schema extends z.ZodType>(
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new EnvError(
    parsed.error.issues.map((issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`),
  );
}

/** Parses the environment of the process; prints the faults and exits if it is invalid. */
export function loadEnv<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  // Libraries read the environment too, and would use a blank value.
  for (const [name, value] of Object.entries(process.env)) {
    if (!value?.trim()) Reflect.deleteProperty(process.env, name);
  }
  try {
    return parseEnv(schema, process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
