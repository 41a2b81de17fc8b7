import { eventually } from '@rotadas/test-kit/eventually';
import type { LiveClient } from './support/live-client.js';
import { ANKARA, type LiveDeployment, deploy, tokenFor } from './support/live-deployment.js';

const sees = (client: LiveClient, id: number, part: object) =>
  eventually(`${id} is seen as ${JSON.stringify(part)}`, async () => {
    expect(client.providers.get(id)).toMatchObject(part);
    return true;
  });

describe('/api/live of two gateways and a providers instance', () => {
  let deployment: LiveDeployment;
  beforeAll(async () => void (deployment = await deploy()));
  afterAll(() => deployment.stop());

  const scrape = async (url: string) => (await fetch(url)).text();
  const shows = (line: RegExp) =>
    eventually(String(line), async () =>
      (await Promise.all(deployment.gateways.map(({ metricsUrl }) => scrape(metricsUrl)))).some((text) =>
        line.test(text),
      ),
    );

  it('sends all fields of a provider, then only changed ones of a position, to a viewer at the other gateway', async () => {
    await deployment.goOnline(2);
    const viewer = await deployment.connect(deployment.gateways[1]);
    await viewer.signIn(tokenFor(3));
    await viewer.next('snapshot', () => viewer.watch());
    await sees(viewer, 2, {
      fullName: 'Ali Sürücü',
      activeService: 'taxi',
      serviceFrom: 'Ankara',
      ...ANKARA,
    });
    const provider = await deployment.connect(deployment.gateways[0]);
    await provider.signIn(tokenFor(2));
    expect(provider.userId).toBe(2);
    const deltas: unknown[] = [];
    viewer.socket.on('message', (data: Buffer) => deltas.push(JSON.parse(data.toString())));
    provider.send({ type: 'position', seq: 4, latitude: 39.98, longitude: 32.87 });
    await eventually('it is acknowledged', async () => provider.acks.includes(4));
    await sees(viewer, 2, { latitude: 39.98, longitude: 32.87, fullName: 'Ali Sürücü' });
    expect(viewer.providers.get(2)?.at).toBeGreaterThan(1_700_000_000_000);
    expect(deltas).toContainEqual({
      type: 'delta',
      upsert: [{ id: 2, latitude: 39.98, longitude: 32.87, at: expect.any(Number) }],
      remove: [],
    });
  });

  it('sends strangers the offer at a coarse position, and no name in any frame', async () => {
    const stranger = await deployment.connect();
    const frames: string[] = [];
    stranger.socket.on('message', (data: Buffer) => frames.push(data.toString()));
    await stranger.next('snapshot', () => stranger.watch());
    await deployment.goOnline(4);
    const offer = { fullName: '', phone: null, serviceDescription: null, serviceFrom: 'Ankara' };
    await sees(stranger, 4, offer);
    const exact = { latitude: 39.98765, longitude: 32.87654 };
    expect((await deployment.post(4, '/api/providers/location', exact)).status).toBe(204);
    await sees(stranger, 4, { ...offer, latitude: 39.988, longitude: 32.877 });
    await stranger.next('snapshot', () => stranger.watch({ bbox: [32.6, 39.8, 33.1, 40.1], zoom: 12 }));
    await sees(stranger, 4, offer);
    expect(frames.join()).not.toMatch(/Ali|39\.98765/);
    await stranger.next('snapshot', () => stranger.send({ type: 'auth', token: tokenFor(3) }));
    await sees(stranger, 4, { fullName: 'Ali Sürücü', ...exact });
  });

  it('measures positions, viewers, frames and closed connections', async () => {
    const client = await deployment.connect();
    client.socket.send('no JSON');
    const other = await deployment.connect();
    other.socket.send('x'.repeat(1_000_000));
    await shows(/^rotadas_live_closed_total\{reason="frameBroken"\} 1$/m);
    await shows(/^rotadas_live_closed_total\{reason="tooLarge"\} 1$/m);
    await shows(/^rotadas_live_freshness_seconds_count [1-9]/m);
    await shows(/^rotadas_position_batch_size_bucket\{le="1"\} [1-9]/m);
    await shows(/^rotadas_live_viewers [1-9]/m);
    await shows(/^rotadas_live_views [1-9]/m);
    await shows(/^rotadas_live_watched_cells [1-9]/m);
    await shows(/^rotadas_live_mirrored_providers [1-9]/m);
    await shows(/^rotadas_live_frames_sent_total [2-9]/m);
    await shows(/^rotadas_live_sent_bytes_total \d{3,}/m);
  });

  it('hides a blocked provider from viewers at both gateways, and from no others', async () => {
    const viewers = await Promise.all(
      [5, 5, 6].map(async (userId, index) => {
        const viewer = await deployment.connect(deployment.gateways[index % 2]);
        await viewer.signIn(tokenFor(userId));
        await viewer.next('snapshot', () => viewer.watch());
        return viewer;
      }),
    );
    await deployment.goOnline(7);
    for (const viewer of viewers) await sees(viewer, 7, { activeService: 'taxi' });
    await deployment.hide(7, 5);
    await eventually('it is hidden', async () =>
      viewers.slice(0, 2).every(({ providers }) => !providers.has(7)),
    );
    expect(viewers[2]?.providers.has(7)).toBe(true);
  });
});
