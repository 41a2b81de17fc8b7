import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { aComparableOffer, aStoredRoute, POINTS } from '../../test/support/saved-route-builders.js';
import { loadTestRoads } from '../../test/support/test-roads.js';
import { nameKey } from './domain/route-end.js';
import type { ComparableOffer } from './domain/comparable-offer.js';
import { SavedRouteIndex } from './saved-route-index.js';
import { toGridSavedRoute } from './domain/waiting-grid.js';
import type { StoredRoute } from './domain/saved-route.js';
import { TreeCache } from '../routing/tree-cache.js';

describe('SavedRouteIndex', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  beforeAll(async () => void (roads = await loadTestRoads()));

  type Ends = readonly [keyof typeof POINTS, keyof typeof POINTS];
  const route = (change?: Partial<StoredRoute>, ends?: Ends) => aStoredRoute(roads.router, change, ends);
  const offer = (change?: Partial<ComparableOffer>, ends?: Ends) =>
    aComparableOffer(roads.router, change, ends);
  const createIndex = (...routes: StoredRoute[]) => {
    const index = new SavedRouteIndex(roads.router, roads.trees, roads.places);
    for (const saved of routes) index.add(saved);
    return index;
  };
  const fits = async (saved: StoredRoute, comparable: ComparableOffer) =>
    (await createIndex(saved).findFitting(comparable)).length > 0;
  const metres = (from: Coordinates, to: Coordinates) => roads.router.route(from, to).distanceMetres;

  it('finds the routes that an offer fits, with the same detour as the router', async () => {
    const [susurluk, mudanya] = [route(), route({ id: 2, maxDetourMetres: 60_000 }, ['Susurluk', 'Mudanya'])];
    const found = await createIndex(susurluk, mudanya, route({ id: 3 }, ['Ankara', 'Konya'])).findFitting(
      offer(),
    );
    const detourBy = (from: Coordinates, to: Coordinates) => {
      const { Balıkesir, Bursa } = POINTS;
      return metres(Balıkesir, from) + metres(from, to) + metres(to, Bursa) - metres(Balıkesir, Bursa);
    };
    const { Susurluk, Bursa, Mudanya } = POINTS;
    expect(found.toSorted((a, b) => a.id - b.id)).toEqual([
      { id: 1, detourMetres: expect.closeTo(detourBy(Susurluk, Bursa), 3) },
      { id: 2, detourMetres: expect.closeTo(detourBy(Susurluk, Mudanya), 3) },
    ]);
  });

  it('accepts a detour up to the limit of the owner', async () => {
    const longer = (maxDetourMetres: number) => route({ maxDetourMetres }, ['Susurluk', 'Mudanya']);
    const [{ detourMetres } = { detourMetres: null }] = await createIndex(longer(500_000)).findFitting(
      offer(),
    );
    if (detourMetres === null) throw new Error('it fits');
    expect(detourMetres).toBeGreaterThan(20_000);
    expect(await fits(longer(Math.floor(detourMetres)), offer())).toBe(false);
    expect(await fits(longer(Math.ceil(detourMetres)), offer())).toBe(true);
    expect(await fits(longer(0), offer())).toBe(false);
  });

  it('finds routes between stops, in their order and at their time', async () => {
    const { Konya, Ankara, Eskişehir, Bursa } = POINTS;
    const points = [Konya, Ankara, Eskişehir, Bursa].map((point) => roads.snap(point));
    const comparable = offer({ points }, ['Konya', 'Bursa']);
    expect(await fits(route({}, ['Ankara', 'Eskişehir']), offer({}, ['Konya', 'Bursa']))).toBe(false);
    expect(await createIndex(route({}, ['Ankara', 'Eskişehir'])).findFitting(comparable)).toEqual([
      { id: 1, detourMetres: expect.closeTo(0, 0) },
    ]);
    expect(await fits(route({}, ['Konya', 'Bursa']), comparable)).toBe(true);
    expect(await fits(route({}, ['Eskişehir', 'Ankara']), comparable)).toBe(false);
    expect(await fits(route({ serviceType: 'cargo' }, ['Ankara', 'Bursa']), comparable)).toBe(false);
    const seconds = [
      roads.router.route(Konya, Ankara).durationSeconds,
      roads.router.route(Ankara, Eskişehir).durationSeconds,
    ].reduce((sum, leg) => sum + leg, 0);
    const clock = (minutes: number) => {
      const at = 12 * 60 + Math.floor(seconds / 60) + minutes;
      return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    };
    const ends = ['Eskişehir', 'Bursa'] as const;
    expect(await fits(route({ hours: { from: clock(-10), to: clock(10) } }, ends), comparable)).toBe(true);
    expect(await fits(route({ hours: { from: clock(15), to: clock(25) } }, ends), comparable)).toBe(false);
    expect(await fits(route({ hours: { from: clock(-25), to: clock(-15) } }, ends), comparable)).toBe(false);
  });

  it('never goes in the opposite direction, however short', async () => {
    expect(await fits(route({ maxDetourMetres: 500_000 }, ['Bursa', 'Susurluk']), offer())).toBe(false);
    expect(
      await fits(route({ maxDetourMetres: 500_000 }, ['Bursa', 'Mudanya']), offer({}, ['Mudanya', 'Bursa'])),
    ).toBe(false);
  });

  it("excludes the provider's own routes and those of another type", async () => {
    expect(await fits(route(), offer({ userId: 7 }))).toBe(false);
    expect(await fits(route({ serviceType: 'cargo' }), offer())).toBe(false);
    expect(await fits(route({ serviceType: 'companion' }), offer())).toBe(true);
    expect(await fits(route({ womenOnly: true }), offer())).toBe(false);
    expect(await fits(route({ womenOnly: true }), offer({ womenOnly: true }))).toBe(true);
  });

  it('compares day and hour with the arrival at the pickup', async () => {
    // Balıkesir to Susurluk is 60 km, less than an hour.
    const hours = (from: string, to: string) => route({ hours: { from, to } });
    expect(await fits(hours('12:30', '13:00'), offer())).toBe(true);
    expect(await fits(hours('11:30', '12:10'), offer())).toBe(false);
    expect(await fits(route({ days: [2] }), offer())).toBe(false);
    expect(await fits(route({ days: [1] }), offer())).toBe(true);
    expect(await fits(route({ endsOn: '2026-11-22' }), offer())).toBe(false);
    expect(await fits(route({ endsOn: '2026-11-23' }), offer())).toBe(true);
  });

  it('matches a near taxi only with a route for taxis within its province', async () => {
    const taxi = offer({ type: 'taxi', measure: 'on-demand' }, ['Bursa', 'Bursa']);
    const forTaxi = (...ends: Ends) => route({ serviceType: 'taxi' }, ends);
    expect(await fits(route({}, ['Bursa', 'Mudanya']), taxi)).toBe(false);
    expect(await fits(forTaxi('Bursa', 'Mudanya'), taxi)).toBe(true);
    expect(await fits(forTaxi('Mudanya', 'Bursa'), taxi)).toBe(false); // the pickup is too far
    expect(await fits(forTaxi('Bursa', 'Ankara'), taxi)).toBe(false);
    const onGrid = toGridSavedRoute(forTaxi('Bursa', 'Mudanya'));
    expect(await fits(onGrid, taxi)).toBe(true);
    expect(await fits(toGridSavedRoute(forTaxi('Bursa', 'Ankara')), taxi)).toBe(false);
  });

  it('accepts a detour of at most half of a short route', async () => {
    // The offer from Balıkesir to Bursa leaves its route for Mudanya.
    const ends = ['Mudanya', 'Bursa'] as const;
    const [{ detourMetres } = { detourMetres: null }] = await createIndex(
      route({ maxDetourMetres: 500_000 }, ends),
    ).findFitting(offer());
    expect(detourMetres).toBeGreaterThan(metres(POINTS.Mudanya, POINTS.Bursa) / 2);
    expect(await fits(route({}, ends), offer())).toBe(false);
  });

  it('matches a crossing if both ends are near', async () => {
    const flight = offer({ type: 'air_transport', measure: 'crossing' }, ['Ankara', 'Bursa']);
    expect(await fits(route({}, ['Ankara', 'Bursa']), flight)).toBe(true);
    expect(await fits(route({}, ['Ankara', 'Mudanya']), flight)).toBe(false);
    expect(await fits(route({}, ['Bursa', 'Ankara']), flight)).toBe(false);
    expect(await fits(route({ maxDetourMetres: 50_000 }, ['Ankara', 'Mudanya']), flight)).toBe(true);
  });

  it('compares names without a detour if a place is unknown', async () => {
    const [from, to] = [
      { name: 'Dedemin köyü', placeId: null, point: null },
      { name: 'Bursa', placeId: 'province-16', point: POINTS.Bursa },
    ];
    const unknown = route({ from, to, distanceMetres: null });
    const names = nameKey({ name: 'DEDEMİN KÖYÜ!', placeId: null }, to);
    expect(await createIndex(unknown).findFitting(offer({ measure: 'name', names }))).toEqual([
      { id: 1, detourMetres: null },
    ]);
    expect(await fits(unknown, offer({ names }))).toBe(true);
    expect(await fits(unknown, offer())).toBe(false);
    expect(await fits(route(), offer({ measure: 'name', names }))).toBe(false);
  });

  it('keeps other routes on removal, and grows beyond the first capacity', async () => {
    const saved = route();
    const index = createIndex(...Array.from({ length: 3_000 }, (_, row) => ({ ...saved, id: row + 1 })));
    for (const id of [1, 1, 1_500, 3_000, 4_000]) index.remove(id);
    index.add({ ...saved, id: 2 });
    expect(index.size).toBe(2_997);
    const ids = (await index.findFitting(offer())).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2_997);
    expect(ids.filter((id) => [1, 1_500, 3_000].includes(id))).toEqual([]);
  });

  it('yields to other work, which may remove and add routes', async () => {
    // without a distance it is compared by name, and needs no access to the roads
    const [saved, elsewhere] = [route(), route({ distanceMetres: null }, ['Ankara', 'Konya'])];
    const index = createIndex(
      ...Array.from({ length: 20_000 }, (_, row) => ({
        ...(row % 200 === 0 ? saved : elsewhere),
        id: row + 1,
      })),
    );
    const found = index.findFitting(offer());
    let turns = 0;
    let isOver = false;
    const meanwhile = () => {
      if (isOver) return;
      turns += 1;
      index.remove(turns * 2);
      index.remove(20_002 - turns * 2);
      index.add({ ...saved, id: 30_000 + turns });
      setImmediate(meanwhile);
    };
    setImmediate(meanwhile);
    const ids = (await found).map(({ id }) => id).filter((id) => id < 30_000);
    isOver = true;
    expect(turns).toBeGreaterThan(2);
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, row) => row * 200 + 1));
  });

  it('keeps its trees while it yields to searches that evict them', async () => {
    const trees = new TreeCache(roads.router, 2);
    const index = new SavedRouteIndex(roads.router, trees, roads.places);
    index.add(route());
    const expected = await index.findFitting(offer());
    const found = index.findFitting(offer());
    for (const node of [10, 20, 30, 40]) await trees.withTrees(async () => trees.get(node));
    expect(expected).toHaveLength(1);
    expect(await found).toEqual(expected);
  });
});
