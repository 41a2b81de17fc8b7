import { aStoredRoute, POINTS } from '../../../test/support/saved-route-builders.js';
import { loadTestRoads } from '../../../test/support/test-roads.js';
import { toGridSavedRoute } from './waiting-grid.js';

describe('toGridSavedRoute', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  beforeAll(async () => void (roads = await loadTestRoads()));

  it('returns the same for all homes around one grid point', () => {
    const steps = [-0.02, -0.01, 0, 0.01, 0.02];
    const routes = steps.flatMap((north) =>
      steps.map((east) => {
        const point = { latitude: 39.9 + north, longitude: 28.15 + east };
        const { distanceMetres } = roads.router.route(point, POINTS.Bursa);
        const from = { name: `Evim ${north}`, placeId: null, point };
        return toGridSavedRoute(aStoredRoute(roads.router, { from, distanceMetres }));
      }),
    );
    for (const route of routes) expect(route).toEqual(routes[0]);
  });

  it('returns the same for all days and hours', () => {
    const saved = aStoredRoute(roads.router);
    const commute = { ...saved, days: [1, 3], hours: { from: '07:40', to: '08:10' } };
    expect(toGridSavedRoute(commute)).toEqual(toGridSavedRoute(saved));
  });
});
