import { NoRouteError } from '../domain/router.js';
import { OsrmRouter } from './osrm-router.js';
import { OsrmStandIn, ROUTE_REPLY, TABLE_REPLY } from '../../../test/support/osrm-stand-in.js';

const ANKARA = { latitude: 39.9208, longitude: 32.8541 };
const KONYA = { latitude: 37.8714, longitude: 32.4846 };
const MIDILLI = { latitude: 39.1, longitude: 26.1 };

describe('OsrmRouter', () => {
  const { signal } = new AbortController();
  let osrm: OsrmStandIn;
  let router: OsrmRouter;
  beforeEach(async () => {
    osrm = await OsrmStandIn.start();
    router = new OsrmRouter(`${osrm.url}/`);
  });
  afterEach(() => osrm.stop());

  it('returns metres, seconds and line of a route', async () => {
    osrm.replies(200, ROUTE_REPLY);
    await expect(router.route(ANKARA, KONYA, signal)).resolves.toEqual({
      distanceMetres: 261_402.7,
      durationSeconds: 9_961.2,
      line: ROUTE_REPLY.routes[0]?.geometry.coordinates,
      router: 'osrm',
    });
    expect(osrm.requests).toEqual([
      '/route/v1/driving/32.8541,39.9208;32.4846,37.8714?overview=full&geometries=geojson',
    ]);
  });

  it('returns a table, with null without a route', async () => {
    osrm.replies(200, TABLE_REPLY);
    await expect(router.table([ANKARA], [KONYA, MIDILLI], signal)).resolves.toEqual({
      distanceMetres: [[261_402.7, null]],
      durationSeconds: [[9_961.2, null]],
    });
    const [request] = osrm.requests;
    expect(request).toContain('/table/v1/driving/32.8541,39.9208;32.4846,37.8714;26.1,39.1?');
    expect(request).toContain('sources=0&destinations=1%3B2');
  });

  it.each([
    ['NoRoute', 'no-route'],
    ['NoSegment', 'off-the-roads'],
  ])('throws a NoRouteError for %s', async (code, reason) => {
    osrm.replies(400, { code, message: 'Impossible' });
    await expect(router.route(ANKARA, MIDILLI, signal)).rejects.toMatchObject({
      name: 'NoRouteError',
      reason,
    });
  });

  it('rejects places that OSRM snaps to a distant road', async () => {
    const [near] = ROUTE_REPLY.waypoints;
    const far = { distance: 90_000, location: [26.1, 39.1] };
    osrm.replies(200, { ...ROUTE_REPLY, waypoints: [near, far] });
    await expect(router.route(ANKARA, MIDILLI, signal)).rejects.toMatchObject({
      reason: 'off-the-roads',
      place: MIDILLI,
      metresToRoad: 90_000,
    });
    osrm.replies(200, { ...TABLE_REPLY, distances: [[1, 2]], destinations: [near, far] });
    const { distanceMetres } = await router.table([ANKARA], [KONYA, MIDILLI], signal);
    expect(distanceMetres).toEqual([[1, null]]);
  });

  it.each([
    ['a server error', 500, { code: 'InternalError' }],
    ['another error code', 400, { code: 'InvalidQuery' }],
    ['a page', 200, '<html>'],
    ['nothing', 200, 'null'],
    ['an invalid number', 200, JSON.stringify(ROUTE_REPLY).replace('261402.7', 'NaN')],
    ['an overflowing number', 200, JSON.stringify(ROUTE_REPLY).replaceAll('261402.7', '1e999')],
    ['half a response', 200, JSON.stringify(ROUTE_REPLY).slice(0, 300)],
    ['a route shorter than the straight line', 200, replyWith({ distance: 0, duration: 0 })],
    ['a route that is too fast', 200, replyWith({ duration: 60 })],
    ['a route longer than the country', 200, replyWith({ distance: 1e300, duration: 1e300 })],
    ['no route at all', 200, { code: 'Ok', routes: [], waypoints: ROUTE_REPLY.waypoints }],
    ['a negative distance', 200, replyWith({ distance: -1 })],
    ['no distance', 200, replyWith({ distance: null })],
    ['a line of one point', 200, replyWith({ geometry: toLineString([32, 39]) })],
    ['a line off the globe', 200, replyWith({ geometry: toLineString([320, 39], [32, 39]) })],
  ])('fails on %s', async (_, status, body) => {
    osrm.replies(status, body);
    await expect(router.route(ANKARA, KONYA, signal)).rejects.not.toBeInstanceOf(NoRouteError);
  });

  it('fails on an aborted response and on a redirect', async () => {
    osrm.repliesByHalf(JSON.stringify(ROUTE_REPLY));
    await expect(router.route(ANKARA, KONYA, signal)).rejects.not.toBeInstanceOf(NoRouteError);
    osrm.redirects(`${osrm.url}/elsewhere`);
    await expect(router.route(ANKARA, KONYA, signal)).rejects.not.toBeInstanceOf(NoRouteError);
    expect(osrm.requests.filter((path) => path.includes('elsewhere'))).toEqual([]);
  });

  it('fails on an endless response after the limit', async () => {
    osrm.repliesWithoutEnd();
    await expect(router.route(ANKARA, KONYA, signal)).rejects.toThrow('more than 8000000 bytes');
    expect(osrm.sent).toBeLessThan(100_000_000);
  });

  it('fails on an implausible table and on one of another size', async () => {
    osrm.replies(200, { ...TABLE_REPLY, distances: [[1, null]] });
    await expect(router.table([ANKARA], [KONYA, MIDILLI], signal)).rejects.toThrow('m apart');
    osrm.replies(200, { ...TABLE_REPLY, sources: [] });
    await expect(router.table([ANKARA], [KONYA, MIDILLI], signal)).rejects.toThrow('another size');
    osrm.replies(200, TABLE_REPLY);
    await expect(router.table([ANKARA, KONYA], [MIDILLI], signal)).rejects.toThrow('another size');
  });

  it('sends no request for an invalid place', async () => {
    const nowhere = { latitude: Number.NaN, longitude: 32 };
    await expect(router.route(nowhere, KONYA, signal)).rejects.toMatchObject({ reason: 'not-a-point' });
    expect(osrm.requests).toEqual([]);
  });
});

function toLineString(...coordinates: [number, number][]): object {
  return { type: 'LineString', coordinates };
}

function replyWith(route: object): object {
  return { ...ROUTE_REPLY, routes: [{ ...ROUTE_REPLY.routes[0], ...route }] };
}
