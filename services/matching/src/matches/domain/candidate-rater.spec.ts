import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { seeded } from '../../../test/support/seeded.js';
import { POINTS } from '../../../test/support/saved-route-builders.js';
import { loadTestRoads } from '../../../test/support/test-roads.js';
import { type SnappedPlace, routeLength } from '../../routing/domain/route-length.js';
import type { OfferIndex } from '../../offers/offer-index.js';
import { itineraryFrom } from '../../offers/domain/route-ahead.js';
import type { CandidateQuery } from './candidate.js';
import { EXACT } from './detour-limit.js';
import { SEARCH } from '../../../test/support/candidate-query.js';
import { findCandidates } from '../candidate-scan.js';

const NAMES = ['Ankara', 'Afyon', 'Bursa', 'Eskişehir', 'İzmir', 'Konya', 'Kütahya'] as const;
type Name = (typeof NAMES)[number];

describe('findCandidates with stops', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  let offers: OfferIndex;
  beforeAll(async () => void (roads = await loadTestRoads()));
  beforeEach(() => void (offers = roads.offers()));

  const route = (from: Name, to: Name) => roads.route(roads.snap(POINTS[from]), roads.snap(POINTS[to]));
  const metres = (...names: Name[]) =>
    names
      .slice(1)
      .map((to, index) => roads.router.route(POINTS[names[index] ?? to], POINTS[to]).distanceMetres)
      .reduce((sum, leg) => sum + leg, 0);
  /** From Ankara to İzmir via Bursa, at least 100 km off the shortest route. */
  const byBursa = (known: Partial<ActiveProvider> = {}) =>
    offers.add(anActiveProvider({ serviceFrom: 'Ankara', serviceTo: 'İzmir', stops: ['Bursa'], ...known }));
  const find = (from: Name, to: Name, search: Partial<CandidateQuery> = {}) =>
    findCandidates(offers, route(from, to), { ...SEARCH, ...search });

  it('finds the offer from its start to a stop, and from a stop to its end', () => {
    byBursa();
    expect(find('Ankara', 'Bursa')).toMatchObject([{ coveredShare: 1, detourMetres: expect.closeTo(0, -4) }]);
    const [onward] = find('Bursa', 'İzmir');
    expect(onward).toMatchObject({ coveredShare: 1, detourMetres: expect.closeTo(0, -4) });
    expect(onward?.toPickupMetres).toBeCloseTo(metres('Ankara', 'Bursa'), -4);
  });

  it('finds the offer past a stop, with the same detour as brute force', () => {
    byBursa();
    const [candidate] = find('Eskişehir', 'İzmir');
    const detour = metres('Ankara', 'Eskişehir', 'Bursa', 'İzmir') - metres('Ankara', 'Bursa', 'İzmir');
    expect(candidate?.detourMetres).toBeCloseTo(Math.max(0, detour), -4);
    expect(candidate?.insertion).toMatchObject({ pickupAfter: 0, dropoffAfter: 1 });
  });

  it('ignores places that only the route without stops passes', () => {
    byBursa();
    expect(metres('Ankara', 'Afyon', 'İzmir')).toBeLessThan(metres('Ankara', 'İzmir') + 20_000);
    expect(find('Afyon', 'İzmir', { maxDetourMetres: 20_000 })).toEqual([]);
  });

  it('never goes back to a stop or on from the end', () => {
    byBursa();
    expect(find('Bursa', 'Ankara')).toEqual([]);
    expect(find('İzmir', 'Bursa')).toEqual([]);
  });

  it('ignores a stop once the provider is on the next leg', () => {
    const offer = byBursa();
    offers.move(offer, { latitude: 39.65, longitude: 27.88, at: 2 }); // Balıkesir
    expect(find('Ankara', 'Bursa')).toEqual([]);
    expect(find('Bursa', 'İzmir')).toEqual([]);
    offers.move(offer, { ...POINTS.Eskişehir, at: 3 });
    expect(find('Bursa', 'İzmir')).toHaveLength(1);
  });

  it('covers a part of the searched route, with its share', () => {
    byBursa({ serviceTo: 'Balıkesir' });
    const [candidate] = find('Bursa', 'İzmir');
    expect(candidate?.coveredShare).toBeGreaterThan(0.25);
    expect(candidate?.coveredShare).toBeLessThan(1);
    expect(candidate?.insertion).toMatchObject({ pickupAfter: 1, dropoffAfter: null });
  });

  it('forgets an offer that is removed or has no stops left', () => {
    const offer = byBursa();
    const limit = { maxDetourMetres: 20_000 };
    expect(find('Ankara', 'Bursa', limit)).toHaveLength(1);
    offers.change(offer, anActiveProvider({ serviceTo: 'İzmir' }));
    expect(find('Ankara', 'Bursa', limit)).toEqual([]);
    const other = byBursa();
    offers.remove(other);
    expect(find('Ankara', 'Bursa', limit)).toEqual([]);
  });

  it('measures an offer without known stops, or of another type, without stops', () => {
    expect(byBursa({ stops: ['dayımın bağı'] })).toMatchObject({ measure: 'route', stops: [] });
    expect(byBursa({ activeService: 'taxi' }).measure).toBe('on-demand');
    expect(byBursa({ stops: ['dayımın bağı', 'Bursa'] })).toMatchObject({
      measure: 'route',
      stops: [{ latitude: expect.closeTo(40.19, 1) }],
    });
  });

  it('finds the same offers as brute force', () => {
    const chance = seeded(roads, 14);
    for (let id = 1; id <= 150; id += 1) {
      const stops = [NAMES[id % NAMES.length] ?? 'Ankara', NAMES[(3 * id) % NAMES.length] ?? 'Konya'];
      offers.add({ ...chance.provider(id), activeService: 'companion', stops });
    }
    const search = { ...SEARCH, limit: 150, tolerance: { ...EXACT, shareMin: 2 } };
    offers.measureAll(offers.table.all);
    const routes = offers.table.all.map(({ provider, position, ahead }) => {
      if (!position || !ahead) throw new Error('all towns are joined');
      return { id: provider.id, points: itineraryFrom(position, ahead).points };
    });
    let found = 0;
    for (let query = 0; query < 30; query += 1) {
      const [start, end] = chance.ends();
      const fitting = routes.filter(({ points }) => {
        const rest = over(points);
        const most = Math.max(3_000, roads.route(start, end).length.metres / 2);
        return leastDetour(points, start, end) <= Math.min(most, Math.max(20_000, 0.2 * rest));
      });
      const ids = findCandidates(offers, roads.route(start, end), search).map(
        ({ offer }) => offer.provider.id,
      );
      expect(ids.toSorted()).toEqual(fitting.map(({ id }) => id).toSorted());
      found += ids.length;
    }
    expect(found).toBeGreaterThan(20);
  });

  const over = (points: readonly SnappedPlace[]): number =>
    points
      .slice(1)
      .map((to, index) => routeLength(points[index] ?? to, to, roads.trees.get(to.node))?.metres ?? Infinity)
      .reduce((sum, leg) => sum + leg, 0);

  /** The least detour over all pairs of legs, except those in the opposite direction. */
  const leastDetour = (points: readonly SnappedPlace[], start: SnappedPlace, end: SnappedPlace): number => {
    const detours = points.slice(1).flatMap((_, into) =>
      points.slice(into + 1).map((__, further) => {
        const out = into + further;
        const between = points.slice(into + 1, out + 1);
        const all = [...points.slice(0, into + 1), start, ...between, end, ...points.slice(out + 1)];
        const along = (place: SnappedPlace, leg: number) =>
          over(points.slice(0, leg + 1)) +
          (over([points[leg] ?? place, place]) +
            over(points.slice(leg, leg + 2)) -
            over([place, points[leg + 1] ?? place])) /
            2;
        const startsAt = (point: number) => over(points.slice(0, point + 1));
        const isBeyond = into < points.length - 2 && along(start, into) >= startsAt(into + 1) - 1;
        const isBefore = out > 0 && along(end, out) <= startsAt(out) + 1;
        if (isBeyond || isBefore || along(end, out) <= along(start, into) + 1) return Infinity;
        return over(all) - over(points);
      }),
    );
    return Math.min(...detours);
  };
});
