import { z } from 'zod';

export const SimulatorEnv = z.object({
  API_URL: z.url({ protocol: /^https?$/ }).describe('Origin of the product for the demo providers.'),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().regex(/^[\w.-]+:\d+$/),
  DEMO_PROVIDERS: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(1_000, 'must be at most 1000')
    .default(40)
    .describe('Number of moving demo providers. `0` disables them.'),
});
export type SimulatorEnv = z.infer<typeof SimulatorEnv>;

/** The error lists every fault. */
export function readEnv(): SimulatorEnv {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value?.trim()));
  return SimulatorEnv.parse(given);
}
