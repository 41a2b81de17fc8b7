import { z } from 'zod';
import { environment } from '@rotadas/servers/settings/environment';
import { SimulatorEnv } from '@rotadas/simulator/env';

const port = (fallback: number) =>
  z.coerce.number('must be a port number').int().min(1).max(65_535).default(fallback);

/** Other variables are passed on to the services. */
export const LauncherEnv = z.object({
  PORT: port(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  AUTH_EMULATOR_PORT: port(9099).describe('TCP port of the Firebase Auth emulator.'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder of the data and logs, relative to the repository. Only one `npm start` can use it.'),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@rotadas.example'),
  DEMO_PROVIDERS: SimulatorEnv.shape.DEMO_PROVIDERS,
  MONGODB_URI: address('mongodb', 'mongodb\\+srv'),
  REDIS_URL: address('redis', 'rediss'),
  MARKERS_REDIS_URL: address('redis', 'rediss'),
  NATS_URL: address('nats', 'tls'),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
});
export type LauncherEnv = z.infer<typeof LauncherEnv>;

/** The error lists every fault. An empty value counts as missing. */
export function readLauncherEnv(
  source: Readonly<Record<string, string | undefined>> = environment.all,
): LauncherEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = LauncherEnv.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Invalid settings:\n${faults.join('\n')}`);
}

function address(...protocols: string[]) {
  return z
    .string()
    .regex(
      new RegExp(`^(${protocols.join('|')})://[^\\s/?#,]+`),
      `must be an address like ${protocols[0]}://host`,
    )
    .optional();
}
