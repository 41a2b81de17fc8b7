import { z } from 'zod';

/**
 * The environment does not hold what the process needs; `faults` has one line for each setting at
 * fault.
 */
export class EnvError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The environment has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'EnvError';
    this.faults = faults;
  }
}

/**
 * Reads the settings of `schema` out of `source`; an empty value counts as missing. Throws EnvError
 * with every fault.
 */
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

/**
 * Reads the process's own environment once, at start; prints every fault and ends the process where
 * there is one.
 */
export function loadEnv<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  // Libraries read the environment too, and would take a value of spaces for one that is set.
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
