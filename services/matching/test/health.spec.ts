import { healthRoutes } from '@rotadas/contracts/health/health.routes';
import { type RunningMatching, startMatching } from './support/running-matching.js';

describe('the health of the matching service', () => {
  let matching: RunningMatching;
  beforeAll(async () => void (matching = await startMatching()));
  afterAll(() => matching.stop());

  it('is told over HTTP, and over NATS to the gateway', async () => {
    const readiness = { checks: { mongodb: true, nats: true } };
    const reply = await fetch(`${matching.url}/readyz`);
    expect([reply.status, await reply.json()]).toEqual([200, readiness]);
    expect(await matching.client.call(healthRoutes.matching, {})).toEqual(readiness);
  });
});
