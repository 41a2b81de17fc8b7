import { eventually } from '@rotadas/test-kit/eventually';
import { ActiveAnswer } from '@rotadas/contracts/providers/active-query';
import type { LiveClient } from './support/live-client.js';
import { ANKARA, type LiveDeployment, deploy, tokenOf } from './support/live-deployment.js';

const KONYA = { latitude: 37.87, longitude: 32.49 };
const KONYA_VIEW = { bbox: [32.3, 37.7, 32.7, 38.0] as [number, number, number, number], zoom: 12 };

const sees = (client: LiveClient, id: number, part: object = {}) =>
  eventually(`${id} is seen as ${JSON.stringify(part)}`, async () => {
    expect(client.providers.get(id)).toMatchObject(part);
    return true;
  });
const seesNot = (client: LiveClient, id: number) =>
  eventually(`${id} is not seen`, async () => !client.providers.has(id));

describe('/api/live, with two gateways and two providers instances', () => {
  let deployment: LiveDeployment;
  beforeAll(async () => void (deployment = await deploy({ gateways: 2, providers: 2 })));
  afterAll(() => deployment.stop());

  const watching = async (view?: Parameters<LiveClient['watch']>[0], gateway = deployment.gateways[1]) => {
    const client = await deployment.connect(gateway);
    await client.next('snapshot', () => client.watch(view));
    return client;
  };

  it('shows a viewer everybody in its viewport, as the list of active providers does, and when the position was taken', async () => {
    await deployment.goOnline(1);
    const viewer = await watching();
    await sees(viewer, 1, { fullName: 'Sürücü 1', activeService: 'taxi', serviceFrom: 'Ankara', ...ANKARA });
    const reply = await fetch(`${deployment.gateways[1]?.url}/api/providers/active`);
    const list = ActiveAnswer.parse(await reply.json());
    expect(viewer.providers.get(1)).toEqual(list.find(({ id }) => id === 1));
    expect(viewer.providers.get(1)?.at).toBeGreaterThan(1_700_000_000_000);
  });

  it('tells a viewer at the other gateway of a position sent to this one, and only what changed', async () => {
    await deployment.goOnline(2);
    const viewer = await watching();
    const provider = await deployment.connect(deployment.gateways[0]);
    await provider.signIn(tokenOf(2));
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

  it('acknowledges many positions by one ack, and the last one is what is shown', async () => {
    await deployment.goOnline(3);
    const viewer = await watching();
    const provider = await deployment.connect();
    await provider.signIn(tokenOf(3));
    for (let seq = 1; seq <= 200; seq += 1) {
      provider.send({ type: 'position', seq, latitude: 39.9 + seq / 10_000, longitude: 32.9 });
    }
    await eventually('the last is acknowledged', async () => provider.acks.at(-1) === 200);
    expect(provider.acks.length).toBeLessThan(200);
    await sees(viewer, 3, { latitude: 39.92, longitude: 32.9 });
  });

  it('takes who leaves the viewport out of it, and shows who comes into it whole', async () => {
    await deployment.goOnline(4);
    const [ankara, konya] = await Promise.all([watching(), watching(KONYA_VIEW)]);
    await sees(ankara, 4);
    expect((await deployment.post(4, '/api/providers/location', KONYA)).status).toBe(204);
    await seesNot(ankara, 4);
    await sees(konya, 4, { fullName: 'Sürücü 4', ...KONYA });
  });

  it('shows at once who goes online, and takes out who goes offline', async () => {
    const viewer = await watching();
    await deployment.goOnline(5);
    await sees(viewer, 5);
    await deployment.goOffline(5);
    await seesNot(viewer, 5);
  });

  it('lets a new watch replace the old one', async () => {
    await deployment.goOnline(6);
    await deployment.goOnline(7, KONYA);
    const viewer = await watching();
    await sees(viewer, 6);
    await viewer.next('snapshot', () => viewer.watch(KONYA_VIEW));
    await sees(viewer, 7);
    expect(viewer.providers.has(6)).toBe(false);
    await deployment.post(6, '/api/providers/location', { latitude: 39.9, longitude: 32.8 });
    await deployment.post(7, '/api/providers/location', { latitude: 37.9, longitude: 32.5 });
    await sees(viewer, 7, { latitude: 37.9 });
    expect(viewer.providers.has(6)).toBe(false);
  });

  it('shows only the asked kind of service', async () => {
    await deployment.goOnline(8);
    const viewer = await watching({ bbox: [32.5, 39.7, 33.2, 40.2], zoom: 12, serviceType: 'cargo' });
    expect(viewer.providers.size).toBe(0);
  });

  it('counts by grid when zoomed out, and shows single providers again when zoomed in', async () => {
    await deployment.goOnline(9);
    const viewer = await deployment.connect();
    await viewer.next('clusters', () => viewer.watch({ bbox: [25, 35, 45, 43], zoom: 5.5 }));
    expect(viewer.clusters?.length).toBeGreaterThan(0);
    await viewer.next('snapshot', () => viewer.watch());
    await sees(viewer, 9);
  });

  it('counts what lies in more than a region for whoever has not signed in, and shows it to whoever has', async () => {
    await deployment.goOnline(11);
    const viewer = await deployment.connect();
    await viewer.next('clusters', () => viewer.watch({ bbox: [31.5, 38.5, 34.3, 41.2], zoom: 8 }));
    expect(viewer.providers.size).toBe(0);
    await viewer.next('snapshot', () => void viewer.signIn(tokenOf(12)));
    await sees(viewer, 11);
  });

  it('counts what a client watches that claims to be nearer than its box is wide', async () => {
    const viewer = await deployment.connect();
    await viewer.signIn(tokenOf(12));
    await viewer.next('clusters', () => viewer.watch({ bbox: [26, 36, 44.8, 42], zoom: 20 }));
    expect(viewer.kinds).not.toContain('snapshot');
  });

  it('takes a fresh token at any time, and closes when the token ended', async () => {
    const provider = await deployment.connect();
    const soon = Math.floor(Date.now() / 1_000) + 5;
    await provider.signIn(tokenOf(1, { exp: soon }));
    expect(await provider.end()).toEqual({ code: 4401, reason: 'token-expired' });
    const renewed = await deployment.connect();
    await renewed.signIn(tokenOf(1, { exp: Math.floor(Date.now() / 1_000) + 60 }));
    await renewed.signIn(tokenOf(1));
    expect(renewed.closed).toBeUndefined();
  });

  it('refuses the position of a provider that is offline, with the number of the position', async () => {
    const provider = await deployment.connect();
    await provider.signIn(tokenOf(40));
    provider.send({ type: 'position', seq: 9, ...ANKARA });
    await eventually('it is refused', async () => provider.errors.length > 0);
    expect(provider.errors[0]).toMatchObject({
      seq: 9,
      code: 'provider-offline',
      error: 'Yayında değilsin. Konumunu paylaşmak için önce bir hizmet başlat.',
    });
  });
});
