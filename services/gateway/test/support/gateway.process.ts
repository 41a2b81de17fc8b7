import { loadEnv } from '@rotadas/service-kit/env/parse-env';
import { requireEnv } from '@rotadas/test-kit/require-env';
import type { TimeLimits } from '../../src/time-limits.js';

// Starts the built gateway as main.ts does, with shorter time limits.
const built = (path: string) => import(new URL(`../../dist/${path}`, import.meta.url).href);

const { GatewayEnv }: typeof import('../../src/env.js') = await built('env.js');
const { createGateway }: typeof import('../../src/start/create-gateway.js') =
  await built('start/create-gateway.js');
const { listen }: typeof import('../../src/start/create-server.js') = await built('start/create-server.js');
const { DEFAULT_TIME_LIMITS }: typeof import('../../src/time-limits.js') = await built('time-limits.js');

const shortened: Partial<TimeLimits> = JSON.parse(requireEnv('TIME_LIMITS'));
const env = loadEnv(GatewayEnv);
await listen(await createGateway(env, { ...DEFAULT_TIME_LIMITS, ...shortened }), env);
