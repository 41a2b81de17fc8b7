import { theRoads } from '../../../test/support/the-roads.js';
import { bruteForce, type BruteForce } from '../../../test/support/brute-force.js';
import { seeded, type Seeded } from '../../../test/support/seeded.js';
import { FITS, NEARLY_FITS } from './fit.js';
import { findAmong } from './pass.js';
import { wishedWay } from './wished-way.js';

const OFFERS = 150;
const WISHES = 6;

describe('the pass over all offers', () => {
  let roads: Awaited<ReturnType<typeof theRoads>>;
  let chance: Seeded;
  let measured: BruteForce;
  beforeAll(async () => {
    roads = await theRoads();
    chance = seeded(roads, 7);
    measured = bruteForce(roads.router);
  });

  it.each([
    ['usual', undefined, FITS, 10],
    ['asked for', 60_000, FITS, 3],
    ['wider', undefined, NEARLY_FITS, 10],
  ] as const)(
    'finds whom path searches find, with the %s limit',
    (_what, maxDetourMetres, tolerance, limit) => {
      const offers = roads.offers();
      for (let id = 1; id <= OFFERS; id += 1) offers.add(chance.provider(id));
      let count = 0;
      for (let wish = 0; wish < WISHES; wish += 1) {
        const [start, end] = chance.ends();
        const way = wishedWay(start, end, roads.trees);
        if (!way) throw new Error('all towns are joined');
        const search = { serviceType: 'all', maxDetourMetres, tolerance, limit } as const;
        const found = findAmong(offers, way, search);
        const expected = measured(offers.columns.entries, [start, end], search);
        expect(found.map(({ offer, reason }) => [offer.provider.id, reason])).toEqual(
          expected.map(({ id, reason }) => [id, reason]),
        );
        for (const [at, { detourMetres, toPickupMetres, coveredShare }] of found.entries()) {
          expect(detourMetres).toBeCloseTo(expected[at]?.detour ?? Number.NaN, 3);
          expect(toPickupMetres).toBeCloseTo(expected[at]?.toPickup ?? Number.NaN, 3);
          expect(coveredShare).toBeCloseTo(expected[at]?.share ?? Number.NaN, 6);
        }
        count += found.length;
      }
      expect(count).toBeGreaterThan(WISHES);
    },
  );
});
