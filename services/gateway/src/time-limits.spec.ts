import { parseEnv } from '@rotadas/service-kit/env/parse-env';
import { GatewayEnv } from './env.js';
import { createGateway } from './start/create-gateway.js';
import { TIME_LIMITS } from './time-limits.js';

describe('the default time limits', () => {
  it('are those of the live protocol and of the shutdown', async () => {
    const gateway = await createGateway(parseEnv(GatewayEnv, { LOG_LEVEL: 'silent' }));
    expect(gateway.get(TIME_LIMITS, { strict: false })).toEqual({
      slowClientTimeoutMs: 20_000,
      idleCellMs: 15_000,
      liveWaveMs: 100,
      closedSocketMs: 1_000,
      shutdownTimeoutMs: 5_000,
      headersMs: 10_000,
      requestMs: 20_000,
    });
    await gateway.close();
  });
});
