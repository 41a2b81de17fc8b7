import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import type { PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { RequestOf } from '@rotadas/contracts/protocol/rpc';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { eventually, REPLY_TIMEOUT_MS } from '@rotadas/test-kit/eventually';
import { type OnlineStandIn, startOnlineStandIn } from './support/online-stand-in.js';
import { OsrmStandIn, ROUTE_REPLY, TO_KONYA_TABLE } from './support/osrm-stand-in.js';
import { type RunningMatching, startMatching } from './support/running-matching.js';

type SearchInput = RequestOf<typeof matchingRpc.findMatches>;

const IZMIR = { latitude: 38.4192, longitude: 27.1287 };
const SUSURLUK = { latitude: 39.9139, longitude: 28.1578 };
const TO_BURSA = { from: { name: 'Balıkesir' }, to: { name: 'Bursa' } };
const TO_KONYA = { from: { name: 'Ankara' }, to: { name: 'Konya' } };
const TOMORROW = Date.now() + 24 * 3_600_000;

const toBursa = (known: Partial<ActiveProvider>) =>
  anActiveProvider({ serviceFrom: 'İzmir', serviceTo: 'Bursa', ...IZMIR, ...known });
const aPlan = (known: Partial<PlannedProvider> = {}): PlannedProvider => ({
  ...toBursa({ id: 7 }),
  offerId: 1,
  departsAt: TOMORROW,
  ...known,
});

describe('the matching service', () => {
  let osrm: OsrmStandIn;
  let providers: OnlineStandIn;
  let matching: RunningMatching;

  beforeAll(async () => {
    osrm = await OsrmStandIn.start();
    providers = await startOnlineStandIn();
    providers.reset([anActiveProvider()]);
    providers.plan([aPlan()]);
    matching = await startMatching({ routing: osrm.url });
  });
  afterAll(async () => {
    await matching.stop();
    await providers.stop();
    await osrm.stop();
  });

  const find = (query: SearchInput) => matching.client.call(matchingRpc.findMatches, query, REPLY_TIMEOUT_MS);
  const found = (query: SearchInput, ids: number[]) =>
    eventually(`${ids.join(', ')} are found`, async () => {
      expect((await find(query)).matches.map(({ provider }) => provider.id)).toEqual(ids);
      return true;
    });

  it('is ready over HTTP, and reports its servers over NATS to the gateway', async () => {
    const reply = await fetch(`${matching.url}/readyz`);
    expect([reply.status, await reply.json()]).toEqual([200, { ready: true }]);
    const checks = { mongodb: true, nats: true };
    expect(await matching.client.call(healthRpc.matching, {})).toEqual({ checks });
  });

  it('finds offers that were live or planned before its start', async () => {
    await found(TO_KONYA, [1]);
    await found(TO_BURSA, [7]);
  });

  it('measures by OSRM', async () => {
    osrm.repliesWith(({ url = '' }) => (url.startsWith('/table') ? TO_KONYA_TABLE : ROUTE_REPLY));
    expect(await find(TO_KONYA)).toMatchObject({ router: 'osrm', matches: [{ detourMetres: 1_000 }] });
  });

  it('follows providers that go online, change their offer, move and go offline', async () => {
    providers.plan([]);
    providers.reset([]);
    await found(TO_BURSA, []);
    providers.put(toBursa({ id: 1 }));
    await found(TO_BURSA, [1]);
    providers.put(toBursa({ id: 1, serviceTo: 'Antalya' }));
    await found(TO_BURSA, []);
    providers.put(toBursa({ id: 1, ...SUSURLUK }));
    providers.move(1, IZMIR.latitude, IZMIR.longitude);
    await found(TO_BURSA, [1]);
    providers.leave(1);
    await found(TO_BURSA, []);
  });

  it('follows offers that are planned and cancelled', async () => {
    providers.plan([aPlan()]);
    await found(TO_BURSA, [7]);
    const [match] = (await find(TO_BURSA)).matches;
    expect(match?.provider).toEqual({ ...toBursa({ id: 7 }), offerId: 1, departsAt: TOMORROW });
    providers.plan([aPlan(), aPlan({ id: 8 })]);
    await found(TO_BURSA, [7, 8]);
    providers.plan([aPlan({ id: 8 })]);
    await found(TO_BURSA, [8]);
  });

  it('finds places by name, with the fields of the contract', async () => {
    const { places } = await matching.client.call(matchingRpc.searchPlaces, { q: 'kadıköy', limit: 3 });
    expect(places).toHaveLength(3);
    expect(places[0]).toEqual({
      id: expect.any(String),
      name: 'Kadıköy',
      district: 'Kadıköy',
      province: 'İstanbul',
      kind: 'district',
      latitude: expect.closeTo(40.99, 1),
      longitude: expect.closeTo(29.03, 1),
    });
  });

  it('returns the place nearest to a point, and null abroad', async () => {
    const nearest = async (latitude: number, longitude: number) =>
      (await matching.client.call(matchingRpc.nearestPlace, { latitude, longitude })).place;
    expect(await nearest(39.9208, 32.8541)).toMatchObject({ province: 'Ankara' });
    expect(await nearest(52.5, 13.4)).toBeNull();
  });
});
