import { eventually } from '@rotadas/test-kit/eventually';
import { ActiveList } from '@rotadas/contracts/providers/active-query';
import type { LiveClient } from './support/live-client.js';
import { ANKARA, type LiveDeployment, deploy, tokenFor } from './support/live-deployment.js';

const KONYA = { latitude: 37.87, longitude: 32.49 };
const KONYA_VIEW = { bbox: [32.3, 37.7, 32.7, 38.0] as [number, number, number, number], zoom: 12 };

const sees = (client: LiveClient, id: number, part: object = {}) =>
  eventually(`${id} is seen as ${JSON.stringify(part)}`, async () => {
    expect(client.providers.get(id)).toMatchObject(part);
    return true;
  });
const seesNot = (client: LiveClient, id: number) =>
  eventually(`${id} is not seen`, async () => !client.providers.has(id));

describe('/api/live of two gateways and a providers instance', () => {
  let deployment: LiveDeployment;
  beforeAll(async () => void (deployment = await deploy({ gateways: 2, providers: 1 })));
  afterAll(() => deployment.stop());

  const watching = async (view?: Parameters<LiveClient['watch']>[0], gateway = deployment.gateways[1]) => {
    const client = await deployment.connect(gateway);
    await client.next('snapshot', () => client.watch(view));
    return client;
  };

  const scrape = async (url: string) => (await fetch(url)).text();
  const shows = (line: RegExp) =>
    eventually(String(line), async () =>
      (await Promise.all(deployment.metricsUrls.map(scrape))).some((text) => line.test(text)),
    );

  it('shows a viewer the providers in its viewport as the list does, with the time of the position', async () => {
    await deployment.goOnline(1);
    const viewer = await watching();
    await sees(viewer, 1, { fullName: 'Sürücü 1', activeService: 'taxi', serviceFrom: 'Ankara', ...ANKARA });
    const reply = await fetch(`${deployment.gateways[1]?.url}/api/providers/active`);
    const list = ActiveList.parse(await reply.json());
    expect(viewer.providers.get(1)).toEqual(list.find(({ id }) => id === 1));
    expect(viewer.providers.get(1)?.at).toBeGreaterThan(1_700_000_000_000);
  });

  it('sends only changed fields of a position to a viewer at the other gateway', async () => {
    await deployment.goOnline(2);
    const viewer = await watching();
    const provider = await deployment.connect(deployment.gateways[0]);
    await provider.signIn(tokenFor(2));
    expect(provider.userId).toBe(2);
    const deltas: unknown[] = [];
    viewer.socket.on('message', (data: Buffer) => deltas.push(JSON.parse(data.toString())));
    provider.send({ type: 'position', seq: 4, latitude: 39.98, longitude: 32.87 });
    await eventually('it is acknowledged', async () => provider.acks.includes(4));
    await sees(viewer, 2, { latitude: 39.98, longitude: 32.87, fullName: 'Sürücü 2' });
    expect(deltas).toContainEqual({
      type: 'delta',
      upsert: [{ id: 2, latitude: 39.98, longitude: 32.87, at: expect.any(Number) }],
      remove: [],
    });
  });

  it('removes providers that leave the viewport, and sends all fields of those that enter', async () => {
    await deployment.goOnline(4);
    const [ankara, konya] = await Promise.all([watching(), watching(KONYA_VIEW)]);
    await sees(ankara, 4);
    expect((await deployment.post(4, '/api/providers/location', KONYA)).status).toBe(204);
    await seesNot(ankara, 4);
    await sees(konya, 4, { fullName: 'Sürücü 4', ...KONYA });
  });

  it('shows who goes online immediately, and removes who goes offline', async () => {
    const viewer = await watching();
    await deployment.goOnline(5);
    await sees(viewer, 5);
    await deployment.goOffline(5);
    await seesNot(viewer, 5);
  });

  it('measures positions, viewers, frames and closed connections', async () => {
    const client = await deployment.connect();
    client.socket.send('no JSON');
    const other = await deployment.connect();
    other.socket.send('x'.repeat(1_000_000));
    await shows(/^rotadas_live_closed_total\{reason="frameBroken"\} 1$/m);
    await shows(/^rotadas_live_closed_total\{reason="tooLarge"\} 1$/m);
    await shows(/^rotadas_live_freshness_seconds_count [1-9]/m);
    await shows(/^rotadas_live_freshness_seconds_bucket\{le="0.025"\} 0$/m); // 200 ms are gathered
    await shows(/^rotadas_position_batch_size_bucket\{le="1"\} [1-9]/m);
    await shows(/^rotadas_live_viewers [1-9]/m);
    await shows(/^rotadas_live_views [1-9]/m);
    await shows(/^rotadas_live_watched_cells [1-9]/m);
    await shows(/^rotadas_live_mirrored_providers [1-9]/m);
    await shows(/^rotadas_live_frames_sent_total [2-9]/m);
    await shows(/^rotadas_live_sent_bytes_total \d{3,}/m);
  });
});
