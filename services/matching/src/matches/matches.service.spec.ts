import { Test } from '@nestjs/testing';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { type Match, MatchRequest } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import type { z } from 'zod';
import { loadTestRoads } from '../../test/support/test-roads.js';
import { OfferIndex } from '../offers/offer-index.js';
import { OnlineFollower } from '../offers/online-follower.js';
import { PlannedFollower } from '../offers/planned-follower.js';
import { PlaceIndex } from '../places/domain/place-index.js';
import { MatchFinder } from './match-finder.js';
import { MatchesService } from './matches.service.js';

type SearchInput = z.input<typeof MatchRequest>;

const IZMIR = { latitude: 38.4192, longitude: 27.1287 };
const ANKARA = { latitude: 39.9199, longitude: 32.8543 };
const TO_BURSA = { from: { name: 'Balıkesir' }, to: { name: 'Bursa' } };

const toBursa = (known: Partial<ActiveProvider>) =>
  anActiveProvider({ serviceFrom: 'İzmir', serviceTo: 'Bursa', ...IZMIR, ...known });
const toIds = (matches: readonly Match[]) => matches.map(({ provider }) => provider.id);

describe('MatchesService', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  let offers: OfferIndex;
  let service: MatchesService;
  let metrics: Metrics;
  let isFollowing: boolean;

  beforeAll(async () => void (roads = await loadTestRoads()));
  beforeEach(async () => {
    offers = roads.offers();
    metrics = new Metrics();
    isFollowing = true;
    const follower = {
      async ready() {
        if (!isFollowing) throw new DomainError('service-unavailable');
      },
    };
    const finder = new MatchFinder(offers, roads.trees, roads.places, roads.router, null);
    const module = await Test.createTestingModule({
      providers: [
        MatchesService,
        { provide: Metrics, useValue: metrics },
        { provide: PlaceIndex, useValue: roads.places },
        { provide: OfferIndex, useValue: offers },
        { provide: MatchFinder, useValue: finder },
        { provide: OnlineFollower, useValue: follower },
        { provide: PlannedFollower, useValue: follower },
      ],
    }).compile();
    service = module.get(MatchesService);
  });

  const find = (query: SearchInput) => service.find(MatchRequest.parse(query));
  const found = async (query: SearchInput) => toIds((await find(query)).matches);
  const addOffers = (...providers: ActiveProvider[]) => {
    for (const provider of providers) offers.add(provider);
  };

  it('finds a provider anywhere in the country, with the detour, the places and the line', async () => {
    addOffers(toBursa({ id: 1 }));
    const { route, router, matches, nearMatches } = await find(TO_BURSA);
    expect([router, nearMatches]).toEqual(['embedded', []]);
    expect(route?.distanceMetres).toBeGreaterThan(120_000);
    expect(route?.distanceMetres).toBeLessThan(180_000);
    const [match] = matches;
    expect(match).toEqual({
      provider: toBursa({ id: 1 }),
      reason: 'route',
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
  });

  it('compares names if a place is unknown, on either side', async () => {
    const unknown = { serviceFrom: 'Balıkesir', serviceTo: 'Yaylabaşı obası' };
    addOffers(toBursa({ id: 1 }), toBursa({ id: 2, ...unknown }));
    const { route, matches } = await find({ from: { name: 'Balıkesir' }, to: { name: 'yaylabaşı  OBASI' } });
    expect([route, toIds(matches)]).toEqual([null, [2]]);
    expect(matches[0]).toMatchObject({ reason: 'name', detourMetres: null, line: null, pickup: null });
  });

  it('adds providers that nearly fit if few fit, and counts results', async () => {
    addOffers(toBursa({ id: 1, serviceTo: 'Kütahya' }));
    const { detourMetres } = (await find({ ...TO_BURSA, maxDetourMetres: 500_000 })).matches[0] ?? {};
    const limit = Math.floor((detourMetres ?? 0) - 1);
    const { matches, nearMatches } = await find({ ...TO_BURSA, maxDetourMetres: limit });
    expect([matches, toIds(nearMatches)]).toEqual([[], [1]]);
    await find({ ...TO_BURSA, serviceType: 'cargo' });
    const { body } = await metrics.text();
    for (const line of [
      'rotadas_match_searches_total{outcome="found"} 1',
      'rotadas_match_searches_total{outcome="near"} 1',
      'rotadas_match_searches_total{outcome="none"} 1',
      'rotadas_matches_total{fit="fits"} 1',
      'rotadas_matches_total{fit="near"} 1',
    ])
      expect(body).toContain(`${line}\n`);
  });

  it('leaves out hidden providers before the limit applies, by route, nearly and by name', async () => {
    addOffers(...[1, 2, 3].map((id) => toBursa({ id })), toBursa({ id: 4, serviceTo: 'Kütahya' }));
    expect(await found({ ...TO_BURSA, limit: 1, hiddenIds: [1, 2] })).toEqual([3]);
    const others = { ...TO_BURSA, hiddenIds: [1, 2, 3] };
    const { detourMetres } = (await find({ ...others, maxDetourMetres: 500_000 })).matches[0] ?? {};
    const strict = { ...others, maxDetourMetres: Math.floor((detourMetres ?? 0) - 1) };
    expect(toIds((await find(strict)).nearMatches)).toEqual([4]);
    expect((await find({ ...strict, hiddenIds: [1, 2, 3, 4] })).nearMatches).toEqual([]);
    const byName = { from: { name: 'İzmir' }, to: { name: 'Yaylabaşı obası' } };
    addOffers(toBursa({ id: 5, serviceTo: 'Yaylabaşı obası' }));
    expect(await found(byName)).toEqual([5]);
    expect(await found({ ...byName, hiddenIds: [5] })).toEqual([]);
  });

  it('adds none that nearly fit if many fit, even with a limit of 1', async () => {
    addOffers(...Array.from({ length: 6 }, (_, index) => toBursa({ id: index + 1 })));
    expect(await found({ ...TO_BURSA, limit: 6 })).toEqual([1, 2, 3, 4, 5, 6]);
    const { matches, nearMatches } = await find({ ...TO_BURSA, limit: 1 });
    expect([matches.length, nearMatches]).toEqual([1, []]);
  });

  it('lists no offer with a detour of more than half of the searched route', async () => {
    const toGemlik = { from: { name: 'Mudanya' }, to: { name: 'Gemlik' } };
    addOffers(toBursa({ id: 1, activeService: 'shipping' }));
    const { matches, nearMatches, route } = await find({ ...toGemlik, maxDetourMetres: 500_000 });
    const detour = matches[0]?.detourMetres ?? 0;
    expect(detour).toBeGreaterThan((route?.distanceMetres ?? 0) / 2);
    expect(nearMatches).toEqual([]);
    expect(await found(toGemlik)).toEqual([]);
  });

  it('lists on-demand offers only for trips within a province, and boat tours only at the sea', async () => {
    const [bursa, ankara] = [{ latitude: 40.37, longitude: 28.88 }, ANKARA];
    const type = (id: number, activeService: ActiveProvider['activeService'], point: typeof ANKARA) =>
      anActiveProvider({ id, activeService, ...point });
    addOffers(type(1, 'taxi', bursa), type(2, 'sea_tours', bursa));
    addOffers(type(3, 'moto_courier', ankara), type(4, 'sea_tours', ankara));
    const ids = async (from: string, to: string) =>
      (await found({ from: { name: from }, to: { name: to } })).toSorted();
    expect(await ids('Mudanya', 'Bursa')).toEqual([1, 2]);
    expect(await ids('Ankara', 'Gölbaşı, Ankara')).toEqual([3]);
    expect(await ids('Ankara', 'Eskişehir')).toEqual([]);
    const { nearMatches } = await find({ from: { name: 'Mudanya' }, to: { name: 'İzmir' } });
    expect(nearMatches).toEqual([]);
  });

  it('follows the stops of an offer in their order', async () => {
    addOffers(toBursa({ id: 1, stops: ['Çanakkale', 'Balıkesir'] }), toBursa({ id: 2, stops: ['Kütahya'] }));
    const { matches } = await find({ from: { name: 'Çanakkale' }, to: { name: 'Bursa' } });
    expect(toIds(matches)).toEqual([1]);
    const [match] = matches;
    expect(match).toMatchObject({ reason: 'route', coveredShare: 1, detourMetres: expect.closeTo(0, -4) });
    const isAtCanakkale = ([longitude, latitude]: readonly [number, number]) =>
      Math.hypot(longitude - 26.41, latitude - 40.15) < 0.1;
    expect(match?.line?.some(isAtCanakkale)).toBe(true);
    expect(match?.line?.[0]).toEqual([IZMIR.longitude, IZMIR.latitude]);
  });

  it('filters by type and returns at most the requested number', async () => {
    addOffers(toBursa({ id: 1 }), toBursa({ id: 2, activeService: 'cargo' }), toBursa({ id: 3 }));
    expect(await found(TO_BURSA)).toEqual([1, 2, 3]);
    expect(await found({ ...TO_BURSA, serviceType: 'cargo' })).toEqual([2]);
    expect(await found({ ...TO_BURSA, limit: 2 })).toEqual([1, 2]);
  });

  it('finds only women-only offers if they are searched, by route and by name', async () => {
    addOffers(toBursa({ id: 1 }), toBursa({ id: 2, womenOnly: true }));
    for (const womenOnly of [undefined, true] as const)
      offers.add(toBursa({ id: womenOnly ? 4 : 3, serviceFrom: 'Balıkesir', womenOnly }), false);
    expect(await found(TO_BURSA)).toEqual([1, 2, 3, 4]);
    expect(await found({ ...TO_BURSA, womenOnly: true })).toEqual([2, 4]);
  });

  it('finds a planned offer, which reaches the pickup after its departure', async () => {
    const departsAt = Date.now() + 24 * 3_600_000;
    addOffers(toBursa({ id: 1, departsAt }));
    const [match] = (await find(TO_BURSA)).matches;
    expect(match?.provider.departsAt).toBe(departsAt);
    expect(match?.reachesPickupAt).toBeGreaterThan(departsAt + 3_600_000);
    expect(match?.reachesPickupAt).toBeLessThan(departsAt + 6 * 3_600_000);
  });

  it('leaves out a full offer, until a seat is freed', async () => {
    const full = offers.add(toBursa({ id: 1, isFull: true }));
    offers.add(toBursa({ id: 2, serviceFrom: 'Balıkesir', isFull: true }), false);
    expect(await find(TO_BURSA)).toMatchObject({ matches: [], nearMatches: [] });
    offers.change(full, toBursa({ id: 1 }));
    expect(await found(TO_BURSA)).toEqual([1]);
  });

  it('compares only names with an offer whose place is unknown', async () => {
    offers.add(toBursa({ id: 1, serviceFrom: 'Dedemin köyü' }), false);
    const { matches } = await find({ ...TO_BURSA, from: { name: 'DEDEMİN KÖYÜ' } });
    expect(matches).toMatchObject([{ reason: 'name', pickup: null, line: null, provider: { id: 1 } }]);
  });

  it('adds offers that match only by name after the others, up to the limit', async () => {
    addOffers(toBursa({ id: 1 }));
    offers.add(toBursa({ id: 2, serviceFrom: 'Balıkesir' }), false);
    const { matches } = await find(TO_BURSA);
    expect(matches.map(({ provider, reason }) => [provider.id, reason])).toEqual([
      [1, 'route'],
      [2, 'name'],
    ]);
    expect(await found({ ...TO_BURSA, limit: 1 })).toEqual([1]);
  });

  it.each<[string, SearchInput, string]>([
    ['ends of one name', { from: { name: 'Bursa' }, to: { name: 'Bursa' } }, 'ends-equal'],
    ['unknown ends of one name', { from: { name: 'Ev' }, to: { name: 'ev!' } }, 'ends-equal'],
    ['ends of one point', { from: ANKARA, to: ANKARA }, 'ends-equal'],
    ['a place abroad', { from: ANKARA, to: { latitude: 52.52, longitude: 13.4 } }, 'place-off-roads'],
    ['several places of one name', { from: ANKARA, to: { name: 'Kadıköy' } }, 'place-ambiguous'],
    ['an id of no place', { from: ANKARA, to: { placeId: 'atlantis' } }, 'place-unknown'],
  ])('rejects %s', async (_what, query, code) => {
    await expect(find(query)).rejects.toMatchObject({ code });
  });

  it('rejects while online providers are unknown', async () => {
    isFollowing = false;
    await expect(find(TO_BURSA)).rejects.toMatchObject({ code: 'service-unavailable' });
  });
});
