import { DETOUR_METRES_MAX } from '@rotadas/contracts/matching/match';
import { matchingRoutes } from '@rotadas/contracts/matching/matching.routes';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { RequestOf } from '@rotadas/contracts/routing/route';
import { eventually } from '@rotadas/test-kit/eventually';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { OnlineStandIn } from './support/online-stand-in.js';
import { type RunningMatching, startMatching } from './support/running-matching.js';

type Asked = RequestOf<typeof matchingRoutes.findMatches>;

const BALIKESIR = { latitude: 39.6484, longitude: 27.8826 };
const IZMIR = { latitude: 38.4192, longitude: 27.1287 };
const BURSA = { latitude: 40.1826, longitude: 29.0665 };
const SUSURLUK = { latitude: 39.9139, longitude: 28.1578 };
const ANKARA = { latitude: 39.9199, longitude: 32.8543 };
const TO_BURSA = { from: { name: 'Balıkesir' }, to: { name: 'Bursa' } };

const toBursa = (known: Partial<ActiveProvider>) =>
  anActiveProvider({ serviceFrom: 'İzmir', serviceTo: 'Bursa', ...IZMIR, ...known });

describe('who goes my way', () => {
  let online: OnlineStandIn;
  let matching: RunningMatching;
  beforeAll(async () => {
    online = await OnlineStandIn.start();
    matching = await startMatching();
  });
  afterAll(async () => {
    await matching.stop();
    await online.stop();
  });

  const find = (wish: Asked) => matching.client.call(matchingRoutes.findMatches, wish);
  const idsOf = async (wish: Asked) => (await find(wish)).matches.map(({ provider }) => provider.id);
  const found = (wish: Asked, ids: number[]) =>
    eventually(`${ids.join(', ')} are found`, async () => {
      expect(await idsOf(wish)).toEqual(ids);
      return true;
    });

  it('is found wherever in the country, with the detour, the places and the line', async () => {
    online.becomes([toBursa({ id: 1 })]);
    await found(TO_BURSA, [1]);
    const { route, router, matches, nearly } = await find(TO_BURSA);
    expect(router).toBe('embedded');
    expect(route?.distanceMetres).toBeGreaterThan(120_000);
    expect(route?.distanceMetres).toBeLessThan(180_000);
    const [match] = matches;
    expect(match).toEqual({
      provider: toBursa({ id: 1 }),
      reason: 'way',
      detourMetres: expect.any(Number),
      detourSeconds: expect.any(Number),
      pickup: { latitude: expect.closeTo(39.65, 1), longitude: expect.closeTo(27.88, 1) },
      dropoff: { latitude: expect.closeTo(40.18, 1), longitude: expect.closeTo(29.06, 1) },
      distanceToPickupMetres: expect.any(Number),
      reachesPickupAt: expect.any(Number),
      coveredShare: 1,
      line: expect.any(Array),
    });
    expect(match?.detourMetres).toBeLessThan(40_000);
    expect(match?.distanceToPickupMetres).toBeGreaterThan(150_000);
    expect(match?.line?.[0]).toEqual([IZMIR.longitude, IZMIR.latitude]);
    expect(match?.line?.length).toBeLessThanOrEqual(200);
    expect(nearly).toEqual([]);
  });

  it('is nobody who has passed my start, or goes the other way round', async () => {
    const backwards = { serviceFrom: 'Bursa', serviceTo: 'Balıkesir', ...BURSA };
    online.becomes([toBursa({ id: 1 }), toBursa({ id: 2, ...SUSURLUK }), toBursa({ id: 3, ...backwards })]);
    await found(TO_BURSA, [1]);
    await found({ from: { name: 'Bursa' }, to: { name: 'Balıkesir' } }, [3]);
  });

  it('is with its share whoever goes a part of my way', async () => {
    online.becomes([toBursa({ id: 1 })]);
    const toIstanbul = { from: BALIKESIR, to: { name: 'Bilecik' } };
    await found(toIstanbul, [1]);
    const [match] = (await find(toIstanbul)).matches;
    expect(match?.coveredShare).toBeGreaterThan(0.25);
    expect(match?.coveredShare).toBeLessThan(1);
    expect(match?.dropoff?.longitude).toBeLessThan(30);
  });

  it('is who has no way of its own while it is near to me, the nearest first', async () => {
    const taxi = (id: number, latitude: number) =>
      toBursa({ id, activeService: 'taxi', ...BALIKESIR, latitude: BALIKESIR.latitude + latitude });
    online.becomes([taxi(1, 0.03), taxi(2, 0.01), taxi(3, 2)]);
    const wish = { ...TO_BURSA, from: BALIKESIR };
    await found(wish, [2, 1]);
    const { matches } = await find(wish);
    expect(matches[0]).toMatchObject({ reason: 'nearness', detourMetres: null, coveredShare: 1 });
    expect(matches[0]?.reachesPickupAt).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is compared by names where a place is unknown, on either side', async () => {
    const unknown = { serviceFrom: 'Balıkesir', serviceTo: 'Yaylabaşı obası' };
    online.becomes([toBursa({ id: 1 }), toBursa({ id: 2, ...unknown })]);
    const wish = { from: { name: 'Balıkesir' }, to: { name: 'yaylabaşı  OBASI' } };
    await found(wish, [2]);
    const { route, matches } = await find(wish);
    expect(route).toBeNull();
    expect(matches[0]).toMatchObject({ reason: 'name', detourMetres: null, line: null, pickup: null });
  });

  it('is nearly who would fit with a larger detour, where few fit', async () => {
    online.becomes([toBursa({ id: 1 })]);
    const wish = { ...TO_BURSA, maxDetourMetres: 2_000 };
    await eventually('somebody nearly fits', async () => {
      const { matches, nearly } = await find({ ...wish, maxDetourMetres: 6_000 });
      return matches.length + nearly.length > 0;
    });
    expect((await find({ ...wish, maxDetourMetres: 0 })).matches).toEqual([]);
  });

  it('is nearly nobody where many fit, also to who asks for one', async () => {
    online.becomes(Array.from({ length: 6 }, (_, at) => toBursa({ id: at + 1 })));
    await found({ ...TO_BURSA, limit: 6 }, [1, 2, 3, 4, 5, 6]);
    const { matches, nearly } = await find({ ...TO_BURSA, limit: 1 });
    expect([matches.length, nearly]).toEqual([1, []]);
  });

  it('comes by way of the stops, in their order', async () => {
    const stops = ['Çanakkale', 'Balıkesir'];
    online.becomes([toBursa({ id: 1, stops }), toBursa({ id: 2, stops: ['Kütahya'] })]);
    await found({ from: { name: 'Çanakkale' }, to: { name: 'Bursa' } }, [1]);
    await found({ from: { name: 'Bursa' }, to: { name: 'Çanakkale' } }, []);
    await found({ from: { name: 'Kütahya' }, to: { name: 'Bursa' } }, [2]);
    const { matches } = await find({ from: { name: 'Çanakkale' }, to: { name: 'Bursa' } });
    const [match] = matches;
    expect(match).toMatchObject({ reason: 'way', coveredShare: 1, detourMetres: expect.closeTo(0, -4) });
    const isAt = ([longitude, latitude]: readonly [number, number]) =>
      Math.hypot(longitude - 26.41, latitude - 40.15) < 0.1;
    expect(match?.line?.some(isAt)).toBe(true);
    expect(match?.line?.[0]).toEqual([IZMIR.longitude, IZMIR.latitude]);
  });

  it('is filtered by type, and as many as asked for', async () => {
    const both = [toBursa({ id: 1 }), toBursa({ id: 2, activeService: 'cargo' }), toBursa({ id: 3 })];
    online.becomes(both);
    await found(TO_BURSA, [1, 2, 3]);
    expect(await idsOf({ ...TO_BURSA, serviceType: 'cargo' })).toEqual([2]);
    expect(await idsOf({ ...TO_BURSA, limit: 2 })).toEqual([1, 2]);
  });

  it('follows who comes, moves, says something else and leaves', async () => {
    online.becomes([]);
    await found(TO_BURSA, []);
    online.put(toBursa({ id: 1 }));
    await found(TO_BURSA, [1]);
    online.move(1, SUSURLUK.latitude, SUSURLUK.longitude);
    await found(TO_BURSA, []);
    online.move(1, IZMIR.latitude, IZMIR.longitude);
    await found(TO_BURSA, [1]);
    online.put(toBursa({ id: 1, serviceTo: 'Antalya' }));
    await found(TO_BURSA, []);
    online.put(toBursa({ id: 1, serviceTo: 'Bursa' }));
    await found(TO_BURSA, [1]);
    online.leave(1);
    await found(TO_BURSA, []);
  });

  it('is known again after a crash of the service', async () => {
    online.becomes([toBursa({ id: 1 })]);
    await found(TO_BURSA, [1]);
    await matching.crash();
    await matching.restart();
    await matching.ready();
    await found(TO_BURSA, [1]);
  });

  it.each<[string, Asked, string]>([
    ['ends of one name', { from: { name: 'Bursa' }, to: { name: 'Bursa' } }, 'ends-equal'],
    ['unknown ends of one name', { from: { name: 'Ev' }, to: { name: 'ev!' } }, 'ends-equal'],
    ['ends of signs alone', { from: { name: '🏠' }, to: { name: '🏠' } }, 'ends-equal'],
    ['ends of one point', { from: ANKARA, to: ANKARA }, 'ends-equal'],
    ['a place abroad', { from: ANKARA, to: { latitude: 52.52, longitude: 13.4 } }, 'place-off-roads'],
    ['swapped numbers', { from: ANKARA, to: { latitude: 32.85, longitude: 39.92 } }, 'place-off-roads'],
    ['the sea', { from: { latitude: 34.5, longitude: 30 }, to: ANKARA }, 'place-off-roads'],
    ['an island', { from: { latitude: 40.1917, longitude: 25.8458 }, to: ANKARA }, 'place-off-roads'],
    ['several places of one name', { from: ANKARA, to: { name: 'Kadıköy' } }, 'place-ambiguous'],
    ['an id of no place', { from: ANKARA, to: { placeId: 'atlantis' } }, 'place-unknown'],
    ['a negative detour', { ...TO_BURSA, maxDetourMetres: -1 }, 'input-invalid'],
    ['too large a detour', { ...TO_BURSA, maxDetourMetres: 1e9 }, 'input-invalid'],
    ['a point off the globe', { from: { latitude: 91, longitude: 0 }, to: ANKARA }, 'input-invalid'],
    ['an empty name', { from: { name: ' ' }, to: ANKARA }, 'input-invalid'],
    ['51 matches', { ...TO_BURSA, limit: 51 }, 'input-invalid'],
  ])('refuses %s', async (_what, wish, code) => {
    await expect(find(wish)).rejects.toMatchObject({ code });
  });

  it('takes the largest detour, and names the choices for a text of several places', async () => {
    await expect(find({ ...TO_BURSA, maxDetourMetres: DETOUR_METRES_MAX })).resolves.toBeDefined();
    await expect(find({ from: { name: 'Kadıköy' }, to: ANKARA })).rejects.toMatchObject({
      details: { from: expect.stringMatching(/^Hangi Kadıköy\? Kadıköy, İstanbul · Merkez, Yalova/) },
    });
  });

  it('answers many at once', async () => {
    online.becomes(Array.from({ length: 60 }, (_, at) => toBursa({ id: at + 1 })));
    await eventually('all are known', async () => (await idsOf({ ...TO_BURSA, limit: 50 })).length === 50);
    const answers = await Promise.all(Array.from({ length: 12 }, () => idsOf({ ...TO_BURSA, limit: 50 })));
    for (const ids of answers) expect(ids).toEqual(answers[0]);
  });
});

describe('while nobody says who is online', () => {
  it('answers dependency-away, and finds places still', async () => {
    const matching = await startMatching();
    try {
      const finding = matching.client.call(matchingRoutes.findMatches, TO_BURSA);
      await expect(finding).rejects.toMatchObject({ code: 'dependency-away' });
      const { places } = await matching.client.call(matchingRoutes.searchPlaces, { q: 'Konya', limit: 1 });
      expect(places).toHaveLength(1);
    } finally {
      await matching.stop();
    }
  });
});
