import { eventually } from '@rotadas/test-kit/eventually';
import { type LaunchedService, launchService } from '@rotadas/test-kit/launch-service';
import { requireEnv, databaseName } from '@rotadas/test-kit/require-env';
import { type NarrowNats, narrowNats } from '../support/narrow-nats.js';

describe('a service that cannot receive requests yet', () => {
  let nats: NarrowNats;
  let service: LaunchedService;
  beforeAll(async () => {
    nats = await narrowNats(requireEnv('NATS_URL'));
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

  it('is not ready', async () => {
    const readyStatus = async () => (await fetch(`${service.url}/readyz`)).status;
    await eventually('its second connection is held', async () => nats.isHolding());
    expect(await readyStatus()).toBe(503);
    nats.widen();
    await eventually('it is ready', async () => (await readyStatus()) === 200);
  });
});
