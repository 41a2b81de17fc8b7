import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { theRoads } from '../../../test/support/the-roads.js';
import { bruteForce } from '../../../test/support/brute-force.js';
import { seeded } from '../../../test/support/seeded.js';
import type { JoinedPlace } from '../../routing/domain/joined-way.js';
import { nodesOnTheWay } from '../../routing/domain/shortest-path-tree.js';
import { FITS } from './fit.js';
import { findAmong, type Search } from './pass.js';
import { wishedWay } from './wished-way.js';

const ANKARA = { latitude: 39.92, longitude: 32.85 };
const KONYA = { latitude: 37.87, longitude: 32.48 };
const SEARCH: Search = { serviceType: 'all', maxDetourMetres: undefined, tolerance: FITS, limit: 10 };

describe('a short way along the way of an offer', () => {
  let roads: Awaited<ReturnType<typeof theRoads>>;
  beforeAll(async () => void (roads = await theRoads()));

  const joined = (place: { latitude: number; longitude: number }): JoinedPlace => {
    const found = roads.router.joinedOrNull(place);
    if (!found) throw new Error('no road is near');
    return found;
  };
  /** The places of all nodes from Ankara to Konya. */
  const alongTheWay = () => {
    const { node } = joined(KONYA);
    return nodesOnTheWay(roads.trees.of(joined(ANKARA).node), node).map((one) => {
      const [longitude, latitude] = roads.router.pointOf(one);
      return joined({ latitude, longitude });
    });
  };
  const kilometres = (one: JoinedPlace, other: JoinedPlace) =>
    roads.router.way(pointOf(one), pointOf(other)).distanceMetres / 1_000;
  const pointOf = ({ latitude, longitude }: JoinedPlace) => ({ latitude, longitude });
  const find = (offer: Parameters<typeof anActiveProvider>[0], start: JoinedPlace, end: JoinedPlace) => {
    const offers = roads.offers();
    offers.add(anActiveProvider({ activeService: 'companion', ...offer }));
    const way = wishedWay(start, end, roads.trees);
    if (!way) throw new Error('all towns are joined');
    return findAmong(offers, way, SEARCH);
  };

  it('is taken in its direction, and never the other way round', () => {
    const places = alongTheWay();
    const first = places[Math.floor(places.length / 2)];
    const last = places.find(
      (place, at) => first && at > places.indexOf(first) && kilometres(first, place) > 5,
    );
    if (!first || !last) throw new Error('the way is long');
    expect(kilometres(first, last)).toBeLessThan(20);
    const ends = { serviceFrom: 'Ankara', serviceTo: 'Konya' };
    for (const now of [ANKARA, pointOf(first), pointOf(last)]) {
      expect(find({ ...ends, ...now }, last, first)).toEqual([]);
      const back = { serviceFrom: 'Konya', serviceTo: 'Ankara' };
      expect(find({ ...back, ...now }, first, last)).toEqual([]);
    }
    for (const now of [ANKARA, pointOf(first)])
      expect(find({ ...ends, ...now }, first, last)).toMatchObject([
        { coveredShare: 1, detourMetres: expect.closeTo(0, 0) },
      ]);
  });

  it('is not taken in part by who drives past it and back', () => {
    const places = alongTheWay();
    const [end, beyond] = [places.at(-1), places.findLast((place) => kilometres(place, joined(KONYA)) > 6)];
    if (!end || !beyond) throw new Error('the way is long');
    // From Ankara to short of Konya: Konya lies 6 to 20 km beyond its end.
    const toBeyond = { serviceFrom: 'Ankara', serviceTo: '', ...ANKARA };
    const stopsShort = { ...toBeyond, toPlace: pointOf(beyond) };
    const before = places.findLast((place) => kilometres(place, beyond) > 10);
    if (!before) throw new Error('the way is long');
    expect(find(stopsShort, end, before)).toEqual([]);
    expect(find(stopsShort, before, end)).toHaveLength(1);
  });

  it('is not taken by who only goes there and back for it', () => {
    const places = alongTheWay();
    const [first, second] = places;
    const [last, before] = [places.at(-1), places.at(-2)];
    if (!first || !second || !last || !before) throw new Error('the way is long');
    const toAnkara = { serviceFrom: 'Konya', serviceTo: 'Ankara', toPlace: pointOf(first) };
    // It ends where I get in, and it stands where I get in and goes the other way.
    expect(find({ ...toAnkara, ...pointOf(last) }, first, second)).toEqual([]);
    expect(find({ ...toAnkara, ...pointOf(before) }, before, last)).toEqual([]);
    expect(find({ ...toAnkara, ...pointOf(last) }, last, before)).toHaveLength(1);
  });

  it('is found as path searches find it, by whoever goes by', () => {
    const chance = seeded(roads, 23);
    const measure = bruteForce(roads.router);
    const offers = roads.offers();
    for (let id = 1; id <= 120; id += 1) offers.add({ ...chance.provider(id), activeService: 'companion' });
    let [found, turned] = [0, 0];
    for (let wish = 0; wish < 10; wish += 1) {
      const ends = chance.nearEnds();
      const [start, end] = ends;
      const way = wishedWay(start, end, roads.trees);
      if (!way) throw new Error('all towns are joined');
      const search = { ...SEARCH, limit: 120 };
      const measured = measure(offers.columns.entries, ends, search);
      const ids = findAmong(offers, way, search).map(({ offer }) => offer.provider.id);
      expect(ids).toEqual(measured.map(({ id }) => id));
      found += ids.length;
      const wayBack = wishedWay(end, start, roads.trees);
      const back = new Set(
        wayBack && findAmong(offers, wayBack, search).map(({ offer }) => offer.provider.id),
      );
      turned += ids.filter((id) => !back.has(id)).length;
    }
    expect(found).toBeGreaterThan(20);
    expect(turned).toBeGreaterThan(5);
  });
});
