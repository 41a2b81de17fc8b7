import { ERRORS } from '@rotadas/contracts/errors/error-code';
import { SAVED_ROUTES_MAX } from '@rotadas/contracts/matching/saved-route';
import { turkishDay } from '@rotadas/contracts/primitives/turkish-time';
import { startUsersStandIn, type UsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { setting } from '@rotadas/test-kit/setting';
import { type RunningMatching, startMatching } from './support/running-matching.js';
import { aRoute, savedRouteCalls } from './support/saved-route-calls.js';

const BOZCAADA = { latitude: 39.835, longitude: 26.07 };
const NEAR = { latitude: 39.92, longitude: 32.85 };
const BERLIN = { latitude: 52.5, longitude: 13.4 };
const SWAPPED = { latitude: 32.85, longitude: 39.92 };

describe('saved routes', () => {
  let matching: RunningMatching;
  let users: UsersStandIn;
  let calls: ReturnType<typeof savedRouteCalls>;
  let lastUser = 1_000;
  const newUser = () => (lastUser += 1);

  beforeAll(async () => {
    users = await startUsersStandIn(setting('NATS_URL'));
    matching = await startMatching();
    calls = savedRouteCalls(matching.client);
  });
  afterAll(async () => {
    await matching.stop();
    await users.stop();
  });

  it('are kept with names, points and length by road, and wait', async () => {
    const userId = newUser();
    const before = Date.now();
    const saved = await calls.save(aRoute({ days: [1, 5], hours: { from: '07:00', to: '09:30' } }), userId);
    expect(saved).toEqual({
      id: expect.any(Number),
      from: { name: 'Balıkesir', placeId: 'province-10', point: expect.anything() },
      to: { name: 'Bursa', placeId: 'province-16', point: expect.anything() },
      distanceMetres: expect.closeTo(150_000, -5),
      serviceType: 'all',
      maxDetourMetres: null,
      days: [1, 5],
      hours: { from: '07:00', to: '09:30' },
      endsOn: null,
      createdAt: expect.any(Number),
      waiting: true,
    });
    expect(saved.createdAt).toBeGreaterThanOrEqual(before);
    expect(await calls.list(userId)).toEqual([saved]);
  });

  it('name a chosen place, and a point by its nearest place', async () => {
    const to = { latitude: 39.920812, longitude: 32.854113 };
    const saved = await calls.save(aRoute({ from: { placeId: 'district-1421' }, to }), newUser());
    expect(saved.from).toMatchObject({ name: 'Kadıköy, İstanbul', placeId: 'district-1421' });
    expect(saved.to).toMatchObject({ placeId: null, point: { latitude: 39.92081, longitude: 32.85411 } });
    expect(saved.to.name).toMatch(/, Ankara$/);
  });

  it('keep the text of an unknown place', async () => {
    const saved = await calls.save(aRoute({ to: { name: 'Dedemin köyü' } }), newUser());
    const to = { name: 'Dedemin köyü', placeId: null, point: null };
    expect(saved).toMatchObject({ to, distanceMetres: null });
  });

  it('may end on an island, to which no road leads', async () => {
    const saved = await calls.save(aRoute({ to: BOZCAADA }), newUser());
    expect(saved).toMatchObject({ to: { point: BOZCAADA }, distanceMetres: null });
  });

  it.each([
    ['the same text twice', { to: { name: 'BALIKESİR' } }, 'to', 'ends-equal'],
    ['a place and its own name', { to: { placeId: 'province-10' } }, 'to', 'ends-equal'],
    ['an unknown text twice', { from: { name: 'Ev' }, to: { name: 'ev!' } }, 'to', 'ends-equal'],
    ['signs alone twice', { from: { name: '🏠' }, to: { name: '🏠' } }, 'to', 'ends-equal'],
    ['points of one place', { from: NEAR, to: { ...NEAR, latitude: 39.9201 } }, 'to', 'ends-equal'],
    ['an unknown id', { to: { placeId: 'province-82' } }, 'to', 'place-unknown'],
    ['a point abroad', { from: BERLIN }, 'from', 'place-off-roads'],
    ['swapped coordinates', { from: SWAPPED }, 'from', 'place-off-roads'],
  ] as const)('refuse %s, and say of which end', async (_what, change, side, code) => {
    const userId = newUser();
    const refused = { code, details: { [side]: ERRORS[code].text } };
    await expect(calls.save(aRoute(change), userId)).rejects.toMatchObject(refused);
    expect(await calls.list(userId)).toEqual([]);
  });

  it('ask back which of several places a text means', async () => {
    await expect(calls.save(aRoute({ from: { name: 'Kadıköy' } }), newUser())).rejects.toMatchObject({
      code: 'place-ambiguous',
      details: { from: expect.stringMatching(/^Hangi Kadıköy\? Kadıköy, İstanbul · /) },
    });
  });

  it('are ten a user at most, also when eleven come at once; a deleted one makes room', async () => {
    const userId = newUser();
    const saves = await Promise.allSettled(Array.from({ length: 15 }, () => calls.save(aRoute(), userId)));
    const refused = saves.flatMap((save) => (save.status === 'rejected' ? [save.reason] : []));
    expect(refused).toHaveLength(5);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'saved-routes-full', status: 409 });

    const routes = await calls.list(userId);
    expect(new Set(routes.map(({ id }) => id)).size).toBe(SAVED_ROUTES_MAX);
    expect(routes.map(({ id }) => id)).toEqual(routes.map(({ id }) => id).sort((a, b) => b - a));
    await calls.remove(routes[4]?.id ?? 0, userId);
    expect(await calls.save(aRoute(), userId)).toHaveProperty('waiting', true);
    await expect(calls.save(aRoute(), userId)).rejects.toMatchObject({ code: 'saved-routes-full' });
  });

  it("are each user's own: another's is neither listed nor deleted", async () => {
    const [owner, stranger] = [newUser(), newUser()];
    const { id } = await calls.save(aRoute(), owner);
    const unknown = { code: 'saved-route-unknown', status: 404 };
    await expect(calls.remove(id, stranger)).rejects.toMatchObject(unknown);
    expect(await calls.list(stranger)).toEqual([]);
    expect(await calls.list(owner)).toHaveLength(1);
    await calls.remove(id, owner);
    await expect(calls.remove(id, owner)).rejects.toMatchObject(unknown);
  });

  it('are for who accepted the terms and has an account', async () => {
    const [unaccepted, erased] = [newUser(), newUser()];
    users.change(unaccepted, { termsAccepted: false });
    users.erase(erased);
    await expect(calls.save(aRoute(), unaccepted)).rejects.toMatchObject({ code: 'terms-unaccepted' });
    await expect(calls.save(aRoute(), erased)).rejects.toMatchObject({ code: 'user-unknown' });
  });

  it('may wait for today alone', async () => {
    const endsOn = turkishDay(Date.now());
    expect(await calls.save(aRoute({ endsOn }), newUser())).toMatchObject({ endsOn, waiting: true });
  });
});
