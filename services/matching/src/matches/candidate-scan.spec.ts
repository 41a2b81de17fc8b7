import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { loadTestRoads } from '../../test/support/test-roads.js';
import { bruteForce } from '../../test/support/brute-force.js';
import { seeded } from '../../test/support/seeded.js';
import { toPoint } from '../routing/domain/point-index.js';
import type { SnappedPlace } from '../routing/domain/route-length.js';
import { nodesOnPath } from '../routing/domain/shortest-path-tree.js';
import { EXACT, RELAXED } from './domain/detour-limit.js';
import { SEARCH } from '../../test/support/candidate-query.js';
import { findCandidates } from './candidate-scan.js';

const ANKARA = { latitude: 39.92, longitude: 32.85 };
const KONYA = { latitude: 37.87, longitude: 32.48 };

const OFFERS = 150;
const SEARCHES = 6;

let roads: Awaited<ReturnType<typeof loadTestRoads>>;
beforeAll(async () => void (roads = await loadTestRoads()));

describe('findCandidates', () => {
  it.each([
    ['usual', undefined, EXACT, 10],
    ['requested', 60_000, EXACT, 3],
    ['wider', undefined, RELAXED, 10],
  ] as const)(
    'finds the same offers as brute force, with the %s limit',
    (_what, maxDetourMetres, tolerance, limit) => {
      const chance = seeded(roads, 7);
      const measured = bruteForce(roads.router);
      const offers = roads.offers();
      for (let id = 1; id <= OFFERS; id += 1) offers.add(chance.provider(id));
      let count = 0;
      for (let query = 0; query < SEARCHES; query += 1) {
        const [start, end] = chance.ends();
        const search = { ...SEARCH, maxDetourMetres, tolerance, limit };
        const found = findCandidates(offers, roads.route(start, end), search);
        const expected = measured(offers.table.all, [start, end], search);
        expect(found.map(({ offer, reason }) => [offer.provider.id, reason])).toEqual(
          expected.map(({ id, reason }) => [id, reason]),
        );
        for (const [index, { detourMetres, toPickupMetres, coveredShare }] of found.entries()) {
          expect(detourMetres).toBeCloseTo(expected[index]?.detour ?? Number.NaN, 3);
          expect(toPickupMetres).toBeCloseTo(expected[index]?.toPickup ?? Number.NaN, 3);
          expect(coveredShare).toBeCloseTo(expected[index]?.share ?? Number.NaN, 6);
        }
        count += found.length;
      }
      expect(count).toBeGreaterThan(SEARCHES);
    },
  );
});

describe('findCandidates for a short route along the route of an offer', () => {
  /** The places of all nodes from Ankara to Konya. */
  const nodesAlongRoute = () => {
    const { node } = roads.snap(KONYA);
    return nodesOnPath(roads.trees.get(roads.snap(ANKARA).node), node).map((onPath) => {
      const [longitude, latitude] = roads.router.pointAt(onPath);
      return roads.snap({ latitude, longitude });
    });
  };
  const kilometres = (from: SnappedPlace, to: SnappedPlace) =>
    roads.router.route(toPoint(from), toPoint(to)).distanceMetres / 1_000;
  const find = (offer: Parameters<typeof anActiveProvider>[0], start: SnappedPlace, end: SnappedPlace) => {
    const offers = roads.offers();
    offers.add(anActiveProvider({ activeService: 'companion', ...offer }));
    return findCandidates(offers, roads.route(start, end), SEARCH);
  };

  it('finds the offer in its own direction only', () => {
    const places = nodesAlongRoute();
    const first = places[Math.floor(places.length / 2)];
    const last = places.find(
      (place, index) => first && index > places.indexOf(first) && kilometres(first, place) > 5,
    );
    if (!first || !last) throw new Error('the route is too short');
    expect(kilometres(first, last)).toBeLessThan(20);
    const ends = { serviceFrom: 'Ankara', serviceTo: 'Konya' };
    for (const now of [ANKARA, toPoint(first), toPoint(last)]) {
      expect(find({ ...ends, ...now }, last, first)).toEqual([]);
      const back = { serviceFrom: 'Konya', serviceTo: 'Ankara' };
      expect(find({ ...back, ...now }, first, last)).toEqual([]);
    }
    for (const now of [ANKARA, toPoint(first)])
      expect(find({ ...ends, ...now }, first, last)).toMatchObject([
        { coveredShare: 1, detourMetres: expect.closeTo(0, 0) },
      ]);
  });

  it('ignores a provider that would drive past the route and back', () => {
    const places = nodesAlongRoute();
    const [end, beyond] = [
      places.at(-1),
      places.findLast((place) => kilometres(place, roads.snap(KONYA)) > 6),
    ];
    if (!end || !beyond) throw new Error('the route is too short');
    // The route ends 6 to 20 km before Konya.
    const toBeyond = { serviceFrom: 'Ankara', serviceTo: '', ...ANKARA };
    const stopsShort = { ...toBeyond, toPlace: toPoint(beyond) };
    const before = places.findLast((place) => kilometres(place, beyond) > 10);
    if (!before) throw new Error('the route is too short');
    expect(find(stopsShort, end, before)).toEqual([]);
    expect(find(stopsShort, before, end)).toHaveLength(1);
  });

  it('ignores a provider that would only drive there and back', () => {
    const places = nodesAlongRoute();
    const [first, second] = places;
    const [last, before] = [places.at(-1), places.at(-2)];
    if (!first || !second || !last || !before) throw new Error('the route is too short');
    const toAnkara = { serviceFrom: 'Konya', serviceTo: 'Ankara', toPlace: toPoint(first) };
    // The route ends at the pickup; the provider is at the pickup and drives away from the dropoff.
    expect(find({ ...toAnkara, ...toPoint(last) }, first, second)).toEqual([]);
    expect(find({ ...toAnkara, ...toPoint(before) }, before, last)).toEqual([]);
    expect(find({ ...toAnkara, ...toPoint(last) }, last, before)).toHaveLength(1);
  });

  it('finds the same providers as brute force', () => {
    const chance = seeded(roads, 23);
    const measure = bruteForce(roads.router);
    const offers = roads.offers();
    for (let id = 1; id <= 120; id += 1) offers.add({ ...chance.provider(id), activeService: 'companion' });
    let [found, turned] = [0, 0];
    for (let query = 0; query < 10; query += 1) {
      const ends = chance.nearEnds();
      const [start, end] = ends;
      const search = { ...SEARCH, maxDetourMetres: 40_000, limit: 120 };
      const measured = measure(offers.table.all, ends, search);
      const ids = findCandidates(offers, roads.route(start, end), search).map(
        ({ offer }) => offer.provider.id,
      );
      expect(ids).toEqual(measured.map(({ id }) => id));
      found += ids.length;
      const reverse = roads.route(end, start);
      const back = new Set(findCandidates(offers, reverse, search).map(({ offer }) => offer.provider.id));
      turned += ids.filter((id) => !back.has(id)).length;
    }
    expect(found).toBeGreaterThan(20);
    expect(turned).toBeGreaterThan(5);
  });
});
