import { RouteQuery } from '@rotadas/contracts/matching/match';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { OsrmStandIn, ROUTE_REPLY, TO_KONYA_TABLE } from '../../test/support/osrm-stand-in.js';
import { POINTS } from '../../test/support/saved-route-builders.js';
import { loadTestRoads } from '../../test/support/test-roads.js';
import { GuardedRouter } from '../routing/osrm/guarded-router.js';
import { OsrmRouter } from '../routing/osrm/osrm-router.js';
import { MatchFinder } from './match-finder.js';
import { OsrmMeasurement } from './osrm-measurement.js';

const QUERY = RouteQuery.parse({ from: POINTS.Ankara, to: POINTS.Konya });

describe('MatchFinder with OSRM', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  let osrm: OsrmStandIn;
  let finder: MatchFinder;
  let failures: unknown[];

  beforeAll(async () => void (roads = await loadTestRoads()));
  beforeEach(async () => {
    osrm = await OsrmStandIn.start();
    failures = [];
    const embedded = roads.router;
    const offers = roads.offers();
    offers.add(anActiveProvider());
    const router = new GuardedRouter(new OsrmRouter(osrm.url), embedded, (error) => failures.push(error));
    finder = new MatchFinder(offers, roads.trees, roads.places, embedded, new OsrmMeasurement(router));
  });
  afterEach(() => osrm.stop());

  const find = () => finder.find(POINTS.Ankara, POINTS.Konya, QUERY);

  it('measures the route and the matches by OSRM', async () => {
    osrm.repliesWith(({ url = '' }) => (url.startsWith('/table') ? TO_KONYA_TABLE : ROUTE_REPLY));
    const result = await find();
    expect(result).toMatchObject({
      router: 'osrm',
      route: { distanceMetres: 261_403, durationSeconds: 9_961 },
      matches: [
        { detourMetres: 1_000, detourSeconds: 80, distanceToPickupMetres: 1_500, provider: { id: 1 } },
      ],
    });
    expect(failures).toEqual([]);
  });

  it('excludes providers that do not fit by OSRM', async () => {
    const far = {
      ...TO_KONYA_TABLE,
      distances: TO_KONYA_TABLE.distances.with(2, [90_000, 0, 251_000]),
      durations: TO_KONYA_TABLE.durations.with(2, [4_000, 0, 9_100]),
    };
    osrm.repliesWith(({ url = '' }) => (url.startsWith('/table') ? far : ROUTE_REPLY));
    expect(await find()).toMatchObject({ router: 'osrm', matches: [] });
  });

  it('measures by the embedded roads when OSRM fails', async () => {
    osrm.replies(500, { code: 'Error' });
    const { router, route, matches } = await find();
    expect([router, matches.length, failures.length]).toEqual(['embedded', 1, 2]);
    expect(route?.distanceMetres).toBeGreaterThan(200_000);
  });
});
