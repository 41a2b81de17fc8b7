import { loadRoads } from '../load-roads.js';
import { GuardedRouter } from './guarded-router.js';
import { EmbeddedRouter } from '../domain/embedded-router.js';
import { OsrmRouter } from './osrm-router.js';
import { OsrmStandIn, ROUTE_REPLY } from '../../../test/support/osrm-stand-in.js';

const ANKARA = { latitude: 39.9208, longitude: 32.8541 };
const KONYA = { latitude: 37.8714, longitude: 32.4846 };

/** Longer than any test. */
const A_DAY_MS = 86_400_000;
const SETTINGS = { timeoutMs: 20_000, failures: 3, pauseMs: A_DAY_MS };

describe('GuardedRouter', () => {
  const embedded = new EmbeddedRouter(loadRoads());
  let osrm: OsrmStandIn;
  let failures: unknown[];
  beforeEach(async () => {
    osrm = await OsrmStandIn.start();
    failures = [];
  });
  afterEach(() => osrm.stop());

  const guarded = (settings = SETTINGS): GuardedRouter =>
    new GuardedRouter(new OsrmRouter(osrm.url), embedded, (error) => failures.push(error), settings);

  it('falls back to the embedded router without a table, and reports the failure', async () => {
    osrm.replies(200, { code: 'Ok', routes: 'nonsense' });
    const router = guarded();
    const expected = embedded.route(ANKARA, KONYA);
    await expect(router.route(ANKARA, KONYA)).resolves.toEqual(expected);
    await expect(router.table([ANKARA], [KONYA])).resolves.toBeNull();
    expect(failures).toHaveLength(2);
  });

  it('waits no longer than the timeout', async () => {
    osrm.staysSilent();
    const route = await guarded({ ...SETTINGS, timeoutMs: 20 }).route(ANKARA, KONYA);
    expect(route.router).toBe('embedded');
    expect(failures).toMatchObject([{ isTaskCancelledError: true }]);
  });

  it('stops requests to OSRM after consecutive failures', async () => {
    osrm.hangsUp();
    const router = guarded();
    for (let time = 0; time < 5; time += 1) await router.route(ANKARA, KONYA);
    expect(osrm.requests).toHaveLength(3);
    expect(failures).toHaveLength(5);
  });

  it('requests OSRM again after the pause', async () => {
    osrm.hangsUp();
    const router = guarded({ ...SETTINGS, failures: 1, pauseMs: 0 });
    await router.route(ANKARA, KONYA);
    osrm.replies(200, ROUTE_REPLY);
    await expect(router.route(ANKARA, KONYA)).resolves.toMatchObject({ router: 'osrm' });
  });

  it('does not count a missing route as a failure', async () => {
    osrm.replies(400, { code: 'NoRoute', message: 'Impossible route' });
    const router = guarded({ ...SETTINGS, failures: 1 });
    for (let time = 0; time < 3; time += 1)
      await expect(router.route(ANKARA, KONYA)).rejects.toMatchObject({ reason: 'no-route' });
    await expect(router.table([ANKARA], [KONYA])).resolves.toBeNull();
    expect(osrm.requests).toHaveLength(4);
    expect(failures).toEqual([]);
  });
});
