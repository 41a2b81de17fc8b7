import { healthRoutes, Readiness } from '@rotadas/contracts/health/health.routes';
import { databaseOf } from '@rotadas/test-kit/database-of';
import { eventually } from '@rotadas/test-kit/eventually';
import { type LaunchedService, launchService } from '@rotadas/test-kit/launch-service';
import { setting } from '@rotadas/test-kit/setting';
import { type NarrowNats, narrowNats } from './support/narrow-nats.js';
import { type RunningMatching, startMatching } from './support/running-matching.js';

const readiness = async (url: string) => {
  const reply = await fetch(`${url}/readyz`);
  return [reply.status, Readiness.parse(await reply.json())] as const;
};
const READY = { checks: { mongodb: true, nats: true, requests: true } };

describe('the health of the matching service', () => {
  let matching: RunningMatching;
  beforeAll(async () => void (matching = await startMatching()));
  afterAll(() => matching.stop());

  it('is told over HTTP, and over NATS to the gateway', async () => {
    expect(await readiness(matching.url)).toEqual([200, READY]);
    expect(await matching.client.call(healthRoutes.matching, {})).toEqual(READY);
  });
});

describe('a matching service whose requests cannot reach it yet', () => {
  let nats: NarrowNats;
  let service: LaunchedService;
  beforeAll(async () => {
    nats = await narrowNats(setting('NATS_URL'));
    service = await launchService('matching', {
      MONGODB_URI: databaseOf('matching'),
      NATS_URL: nats.url,
      LOG_LEVEL: 'fatal',
    });
  });
  afterAll(async () => {
    await service.stop();
    nats.stop();
  });

  it('is not ready before they can', async () => {
    await eventually('it reaches its servers', async () => {
      const [, { checks }] = await readiness(service.url);
      return Boolean(checks['mongodb'] && checks['nats']);
    });
    expect(await readiness(service.url)).toEqual([503, { checks: { ...READY.checks, requests: false } }]);
    nats.widen();
    await eventually('it is ready', async () => (await readiness(service.url))[0] === 200);
  });
});
