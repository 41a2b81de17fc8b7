import { Test } from '@nestjs/testing';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { anOffer } from '@rotadas/service-kit/testing/an-offer';
import { bisect } from '../../test/support/bisect.js';
import { InMemorySavedRouteStore } from '../../test/support/in-memory-saved-route.store.js';
import { aComparableOffer, aStoredRoute, POINTS } from '../../test/support/saved-route-builders.js';
import { loadTestRoads } from '../../test/support/test-roads.js';
import { OfferPlaceResolver } from '../offers/offer-place-resolver.js';
import { PlaceIndex } from '../places/domain/place-index.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { TreeCache } from '../routing/tree-cache.js';
import { SavedRouteMirror } from './saved-route-mirror.js';
import { ComparableOfferFactory } from './comparable-offer-factory.js';
import type { StoredRoute } from './domain/saved-route.js';
import { OfferClient } from './offer-client.js';
import { toGridPoint } from './domain/waiting-grid.js';
import { SavedRouteStore } from './store/saved-route.store.js';
import { PLAN_QUIET_MS, RouteMatchNotifier } from './route-match-notifier.js';
import { WaitingRoutesService } from './waiting-routes.service.js';

const PROVIDER = 20;
const [HIDDEN, MAN, CLOSED] = [21, 22, 23]; // HIDDEN is hidden from the provider
const DRAFT = { type: 'companion', from: { name: 'Balıkesir' }, to: { name: 'Bursa' } } as const;
const MONDAY = Date.parse('2031-06-02T10:00+03:00');

describe('saved routes', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  let routes: InMemorySavedRouteStore;
  let metrics: Metrics;
  let outbox: { wakes: number };
  let live: Map<number, ActiveProvider & { readonly offerId: number }>;
  let planned: PlannedProvider[];
  let notifier: RouteMatchNotifier;
  let waiting: WaitingRoutesService;
  let mirror: SavedRouteMirror;

  beforeAll(async () => void (roads = await loadTestRoads()));
  beforeEach(async () => {
    const { router, places, trees } = roads;
    routes = new InMemorySavedRouteStore();
    [live, planned, metrics, outbox] = [new Map(), [], new Metrics(), { wakes: 0 }];
    const offers: Pick<OfferClient, keyof OfferClient> = {
      async find(userId) {
        const known = live.get(userId);
        if (!known) return null;
        const { offerId, ...provider } = known;
        return { offer: anOffer({ id: offerId, userId }), provider };
      },
      findHidden: async () => new Set([HIDDEN]),
      findOpen: async (userIds) => new Set(userIds.filter((userId) => userId !== CLOSED)),
      findWomen: async (userIds) => new Set(userIds.filter((userId) => userId !== MAN)),
      async findPlanned(userId, offerId) {
        return planned.find((each) => each.id === userId && each.offerId === offerId) ?? null;
      },
    };
    const module = await Test.createTestingModule({
      providers: [
        RouteMatchNotifier,
        WaitingRoutesService,
        SavedRouteMirror,
        { provide: OfferClient, useValue: offers },
        {
          provide: ComparableOfferFactory,
          useValue: new ComparableOfferFactory(router, places, new OfferPlaceResolver(places)),
        },
        { provide: EmbeddedRouter, useValue: router },
        { provide: TreeCache, useValue: trees },
        { provide: PlaceIndex, useValue: places },
        { provide: SavedRouteStore, useValue: routes },
        { provide: OutboxRelay, useValue: { wake: () => void (outbox.wakes += 1) } },
        { provide: Metrics, useValue: metrics },
      ],
    }).compile();
    notifier = module.get(RouteMatchNotifier);
    waiting = module.get(WaitingRoutesService);
    mirror = module.get(SavedRouteMirror);
  });

  /** Saves a route from Susurluk to Bursa. */
  const save = async (change: Partial<StoredRoute> = {}, ends?: readonly ['Ankara', 'Konya']) => {
    const stored = await routes.add(aStoredRoute(roads.router, { createdAt: Date.now(), ...change }, ends));
    if (!stored) throw new Error('the user has saved too many');
    return stored;
  };
  /** Brings the provider online in Balıkesir with an offer to Bursa. */
  const offer = (offerId: number, change: Partial<ActiveProvider> = {}) => {
    const route = { serviceFrom: 'Balıkesir', serviceTo: 'Bursa', ...POINTS.Balıkesir };
    live.set(PROVIDER, { ...anActiveProvider({ id: PROVIDER, ...route, ...change }), offerId });
  };
  const plan = (change: Partial<PlannedProvider> = {}) => {
    const route = { serviceFrom: 'Balıkesir', serviceTo: 'Bursa', latitude: null, longitude: null };
    const provider = { ...anActiveProvider({ id: PROVIDER }), ...route };
    planned = [{ ...provider, offerId: 3, departsAt: MONDAY, ...change }];
  };
  const payloads = () =>
    routes.events.map(({ event }) => matchingEvents.routeMatched.payload.parse(event.payload));
  const notifiedRoutes = () => payloads().map(({ savedRouteId }) => savedRouteId);

  describe('RouteMatchNotifier', () => {
    it('notifies the owner of a route that a live offer fits, without texts of the provider', async () => {
      const { id } = await save({ from: { name: 'Susurluk', placeId: 'p-1', point: POINTS.Susurluk } });
      await save({ userId: PROVIDER });
      await save({}, ['Ankara', 'Konya']);
      offer(3, { stops: ['Susurluk'], serviceDescription: 'hemen arayın' });
      await notifier.notifyLive(PROVIDER, 3);
      expect(payloads()).toEqual([
        {
          userId: 7,
          savedRouteId: id,
          from: 'Susurluk',
          to: 'Bursa',
          fromPlace: { id: 'p-1', ...POINTS.Susurluk },
          toPlace: POINTS.Bursa,
          offer: {
            id: 3,
            userId: PROVIDER,
            fullName: 'Ayşe Yılmaz',
            from: 'Susurluk',
            to: 'Bursa',
            type: 'companion',
            departsAt: null,
          },
          detourMetres: expect.any(Number),
        },
      ]);
      expect(outbox.wakes).toBe(1);
    });

    it('notifies once of an offer, however often it changes, until it fits another route', async () => {
      const first = await save();
      const second = await save({ userId: 8 }, ['Ankara', 'Konya']);
      offer(3);
      await notifier.notifyLive(PROVIDER, 3);
      await notifier.notifyLive(PROVIDER, 3);
      expect(notifiedRoutes()).toEqual([first.id]);
      offer(3, { serviceTo: 'Konya', ...POINTS.Ankara, serviceFrom: 'Ankara' });
      await notifier.notifyLive(PROVIDER, 3);
      expect(notifiedRoutes()).toEqual([first.id, second.id]);
      const { body } = await metrics.text();
      expect(body).toContain('rotadas_saved_route_matches_total 2\n');
    });

    it('ignores an offer that ended or was replaced', async () => {
      await save();
      await notifier.notifyLive(PROVIDER, 3);
      offer(4);
      await notifier.notifyLive(PROVIDER, 3);
      await notifier.notifyPlanned(PROVIDER, 3);
      expect(payloads()).toEqual([]);
      expect(outbox.wakes).toBe(0);
    });

    it('notifies of a planned offer with its departure, on the days of the route', async () => {
      const monday = await save({ days: [1] });
      await save({ days: [2] });
      plan();
      await notifier.notifyPlanned(PROVIDER, 3);
      expect(payloads()).toMatchObject([{ savedRouteId: monday.id, offer: { departsAt: MONDAY } }]);
    });

    it('announces a planned offer once it has not changed for a minute', async () => {
      const { id } = await save();
      const at = Date.now() - PLAN_QUIET_MS;
      plan({ at: at + 1_000 });
      await notifier.notifyPlanned(PROVIDER, 3);
      expect(payloads()).toEqual([]);
      plan({ at });
      await notifier.notifyPlanned(PROVIDER, 3);
      expect(notifiedRoutes()).toEqual([id]);
    });

    it('notifies no owner who is hidden from the provider or cannot request the offer', async () => {
      const { id } = await save();
      for (const userId of [HIDDEN, MAN]) await save({ userId });
      offer(3, { womenOnly: true });
      await notifier.notifyLive(PROVIDER, 3);
      expect(notifiedRoutes()).toEqual([id]);
    });

    it('notifies of a full offer when a seat is freed', async () => {
      await save();
      offer(3, { isFull: true });
      await notifier.notifyLive(PROVIDER, 3);
      expect(payloads()).toEqual([]);
      offer(3);
      await notifier.notifyLive(PROVIDER, 3);
      expect(payloads()).toHaveLength(1);
    });

    it('forgets a route that was deleted', async () => {
      const deleted = await save();
      const kept = await save({ userId: 8 });
      expect(await waiting.count(PROVIDER, DRAFT)).toEqual({ waiting: 0 });
      await routes.remove(7, deleted.id);
      offer(3);
      await notifier.notifyLive(PROVIDER, 3);
      expect(notifiedRoutes()).toEqual([kept.id]);
      const fitting = await mirror.findFitting(aComparableOffer(roads.router, { userId: PROVIDER }));
      expect(fitting.map(({ id }) => id)).toEqual([kept.id]);
    });
  });

  describe('WaitingRoutesService', () => {
    const count = async (change: object = {}, userId = PROVIDER) =>
      (await waiting.count(userId, { ...DRAFT, ...change })).waiting;

    const USERS = [7, 8, 9];
    const saveForAll = async (change: Partial<StoredRoute> = {}) => {
      for (const userId of USERS) await save({ userId, ...change });
    };

    it('counts the users whose routes a draft fits, each once, without its own provider', async () => {
      await saveForAll();
      await saveForAll();
      await save({ userId: 10 });
      expect(await count()).toBe(4);
      expect(await count({}, 7)).toBe(3);
    });

    it('counts fewer than three users as none, however many routes they have', async () => {
      await save();
      await save();
      await save({ userId: 8 });
      await save({ userId: PROVIDER });
      expect(await count()).toBe(0);
      await save({ userId: 9 });
      expect(await count()).toBe(3);
    });

    it('counts by the type of the draft, without users who no longer wait or are suspended', async () => {
      await saveForAll({ serviceType: 'companion' });
      await save({ userId: 10, endsOn: '2020-01-01' });
      await save({ userId: CLOSED });
      expect(await count()).toBe(3);
      expect(await count({ type: 'taxi' })).toBe(0);
    });

    it('counts zero for a draft between unknown or ambiguous places', async () => {
      await saveForAll();
      expect(await count({ to: { placeId: 'province-82' } })).toBe(0);
      expect(await count({ to: { name: 'Kadıköy' } })).toBe(0);
    });

    it('counts for the live offer without a draft, and zero without an offer', async () => {
      for (const userId of [...USERS, MAN]) await save({ userId });
      expect(await waiting.count(PROVIDER, null)).toEqual({ waiting: 0 });
      offer(3, { womenOnly: true });
      expect(await waiting.count(PROVIDER, null)).toEqual({ waiting: 3 });
    });

    describe('asked by a stranger who searches for the home of a user', () => {
      /** Both round to 39.90, 28.15, and are 3 km apart. */
      const HOMES = [
        { latitude: 39.88, longitude: 28.13 },
        { latitude: 39.92, longitude: 28.17 },
      ] as const;
      const saveFrom = (point: Coordinates, userId: number) =>
        save({
          userId,
          maxDetourMetres: 1_000,
          from: { name: 'Evim', placeId: null, point },
          distanceMetres: roads.router.route(point, POINTS.Bursa).distanceMetres,
        });
      const countFrom = (from: Coordinates) => count({ from });

      it('returns no count of one user for any question', async () => {
        await saveFrom(HOMES[0], 7);
        const counts = [];
        for (let step = 0; step <= 20; step += 1)
          counts.push(await countFrom({ latitude: 39.8 + step / 100, longitude: 28.13 }));
        expect(new Set(counts)).toEqual(new Set([0]));
      });

      it.each(HOMES)('finds a border of the grid at best, with two accomplices: home %j', async (home) => {
        for (const userId of [8, 9]) await saveFrom(HOMES[0], userId);
        await saveFrom(home, 7);
        const [inside, outside] = [HOMES[0], POINTS.Konya];
        expect(await countFrom(inside)).toBe(3);
        expect(await countFrom(outside)).toBe(0);
        const [near, far] = await bisect(countFrom, inside, outside);
        expect(toGridPoint(near)).not.toEqual(toGridPoint(far));
      });

      it('finds no days and hours, with two accomplices', async () => {
        for (const userId of [8, 9]) await saveFrom(HOMES[0], userId);
        await save({ days: [1], hours: { from: '07:40', to: '08:10' } });
        const counts = new Set<number>();
        for (let hour = 0; hour < 7 * 24; hour += 1)
          counts.add(await count({ departsAt: MONDAY + hour * 3_600_000 }));
        expect([...counts]).toEqual([3]);
      });
    });
  });
});
