import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from './env.js';
import { createGateway } from './start/create-gateway.js';
import { DEFAULT_TIME_LIMITS, TIME_LIMITS } from './time-limits.js';

it('a gateway has the default time limits, none of which is 0, which Node.js reads as no limit', async () => {
  const gateway = await createGateway(parseEnv(GatewayEnv, { LOG_LEVEL: 'silent' }));
  expect(gateway.get(TIME_LIMITS, { strict: false })).toEqual(DEFAULT_TIME_LIMITS);
  for (const limit of Object.values(DEFAULT_TIME_LIMITS)) expect(limit).toBeGreaterThan(0);
  await gateway.close();
});
