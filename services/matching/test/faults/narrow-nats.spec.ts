import { Readiness } from '@rotadas/contracts/health/health.rpc';
import { eventually } from '@rotadas/test-kit/eventually';
import { type LaunchedService, launchService } from '@rotadas/test-kit/launch-service';
import { setting, databaseName } from '@rotadas/test-kit/setting';
import { type NarrowNats, narrowNats } from '../support/narrow-nats.js';

describe('a service that cannot receive requests yet', () => {
  let nats: NarrowNats;
  let service: LaunchedService;
  beforeAll(async () => {
    nats = await narrowNats(setting('NATS_URL'));
    service = await launchService('matching', {
      MONGODB_URI: databaseName('matching'),
      NATS_URL: nats.url,
      LOG_LEVEL: 'fatal',
    });
  });
  afterAll(async () => {
    await service.stop();
    nats.stop();
  });

  const readiness = async () => {
    const reply = await fetch(`${service.url}/readyz`);
    return { status: reply.status, ...Readiness.parse(await reply.json()) };
  };

  it('is not ready', async () => {
    await eventually('it reaches its servers', async () => {
      const { checks } = await readiness();
      return Boolean(checks['mongodb'] && checks['nats']);
    });
    const checks = { mongodb: true, nats: true, requests: false };
    expect(await readiness()).toEqual({ status: 503, checks });
    nats.widen();
    await eventually('it is ready', async () => (await readiness()).status === 200);
  });
});
