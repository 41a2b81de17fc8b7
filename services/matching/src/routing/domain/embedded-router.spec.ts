import { loadRoads } from '../load-roads.js';
import { buildRoadGraph } from './road-graph.js';
import { EmbeddedRouter } from './embedded-router.js';
import type { MovingPlace } from './route-length.js';
import { NoRouteError } from './router.js';

const ANKARA = { latitude: 39.9208, longitude: 32.8541 };
const KONYA = { latitude: 37.8714, longitude: 32.4846 };
const GOKCEADA = { latitude: 40.195, longitude: 25.905 };

describe('EmbeddedRouter', () => {
  const router = new EmbeddedRouter(loadRoads());

  it('returns length, time and line from start to end', () => {
    const route = router.route(ANKARA, KONYA);
    expect(route.router).toBe('embedded');
    expect(route.distanceMetres / 1_000).toBeCloseTo(265, -2);
    expect(route.distanceMetres / route.durationSeconds).toBeGreaterThan(50 / 3.6);
    expect(route.distanceMetres / route.durationSeconds).toBeLessThan(90 / 3.6);
    expect(route.line[0]).toEqual([ANKARA.longitude, ANKARA.latitude]);
    expect(route.line.at(-1)).toEqual([KONYA.longitude, KONYA.latitude]);
    expect(route.line.length).toBeGreaterThan(50);
  });

  it('returns a direct line for equal and adjacent places', () => {
    expect(router.route(ANKARA, ANKARA)).toMatchObject({ distanceMetres: 0, durationSeconds: 0 });
    const near = { ...ANKARA, latitude: ANKARA.latitude + 0.000_1 };
    expect(router.route(ANKARA, near).line).toHaveLength(2);
    expect(router.route(ANKARA, near).distanceMetres).toBeCloseTo(11.1, 0);
  });

  it.each([
    ['an island without a bridge', GOKCEADA],
    ['the sea', { latitude: 43, longitude: 34 }],
    ['another country', { latitude: 48.85, longitude: 2.35 }],
    ['swapped degrees', { latitude: ANKARA.longitude, longitude: ANKARA.latitude }],
  ])('throws with the distance to the road for %s', (_, place) => {
    const error = catchError(() => router.route(ANKARA, place));
    expect(error).toMatchObject({ reason: 'off-the-roads', place });
    expect(error.metresToRoad).toBeGreaterThan(15_000);
  });

  it.each([
    ['not a number', { latitude: Number.NaN, longitude: 32 }],
    ['endless', { latitude: 39, longitude: Number.POSITIVE_INFINITY }],
    ['off the globe', { latitude: 91, longitude: 32 }],
  ])('rejects a place that is %s', (_, place) => {
    expect(catchError(() => router.route(place, ANKARA)).reason).toBe('not-a-point');
    expect(() => router.snapOrNull(place)).toThrow('not-a-point');
  });

  it('finds the same node while moving as from scratch', () => {
    const nodes = router.graph.latitudes.length;
    const turn = 2.4; // radians, so that directions vary
    let searches = 0;
    for (let route = 0; route < 300; route += 1) {
      const [longitude, latitude] = router.pointAt((route * 7_919) % nodes);
      let last: MovingPlace | null = null;
      for (let step = 0; step < 20; step += 1) {
        const degrees = (route % 40) / 400 + (step * (route % 10)) / 10_000;
        const place = {
          latitude: latitude + degrees * Math.cos(turn * route),
          longitude: longitude + degrees * Math.sin(turn * route),
        };
        last = router.snapWhileMoving(place, last);
        if (last?.searchedFrom.latitude === place.latitude && last.searchedFrom.longitude === place.longitude)
          searches += 1;
        expect(last?.metres).toBe(router.snapOrNull(place)?.metres);
      }
    }
    expect(searches).toBeLessThan((300 * 20) / 2);
  });

  it('throws if no road joins two places', () => {
    const apart = { nodes: [39, 32, 39.01, 32, 41, 35, 41.01, 35], edges: [0, 1, 1_200, 2, 3, 1_200] };
    const islands = new EmbeddedRouter(buildRoadGraph(apart, []));
    const other = { latitude: 41, longitude: 35 };
    expect(catchError(() => islands.route({ latitude: 39, longitude: 32 }, other)).reason).toBe('no-route');
  });
});

function catchError(work: () => unknown): NoRouteError {
  try {
    work();
  } catch (error) {
    if (error instanceof NoRouteError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
