import { z } from 'zod';

/** The settings of the simulator, as the environment gives them. */
export const SimulatorEnv = z.object({
  /** Origin of the product, as anybody reaches it. */
  API_URL: z.url({ protocol: /^https?$/ }),
  /** host:port of the Firebase Auth emulator. */
  FIREBASE_AUTH_EMULATOR_HOST: z.string().regex(/^[\w.-]+:\d+$/),
  /** How many providers move; 0 for none. */
  DEMO_PROVIDERS: z.coerce.number().int().min(0).max(1_000).default(40),
  /** Between two positions of a provider, ms. */
  POSITION_INTERVAL_MS: z.coerce.number().int().min(500).default(4_000),
});
export type SimulatorEnv = z.infer<typeof SimulatorEnv>;

/** Reads the environment; throws an error that names every fault. */
export function readEnv(): SimulatorEnv {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value?.trim()));
  return SimulatorEnv.parse(given);
}
