import { jest } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { ERRORS } from '@rotadas/contracts/errors/error-code';
import {
  SAVED_ROUTES_MAX,
  SavedRouteConditions,
  SavedRouteInput,
} from '@rotadas/contracts/matching/saved-route';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { InMemorySavedRouteStore } from '../../test/support/in-memory-saved-route.store.js';
import { aRoute } from '../../test/support/saved-route-calls.js';
import { loadTestRoads } from '../../test/support/test-roads.js';
import { PlaceIndex } from '../places/domain/place-index.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { SavedRoutesService } from './saved-routes.service.js';
import { SavedRouteStore } from './store/saved-route.store.js';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';

const BOZCAADA = { latitude: 39.835, longitude: 26.07 };
const NEAR = { latitude: 39.92, longitude: 32.85 };
const BERLIN = { latitude: 52.5, longitude: 13.4 };
const DAY_MS = 24 * 3_600_000;
/** User 7 is a woman and 8 a man; 9 exists but has not accepted the terms. */
const [USER, OTHER, UNACCEPTED] = [7, 8, 9];

describe('SavedRoutesService', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  let service: SavedRoutesService;
  beforeAll(async () => void (roads = await loadTestRoads()));
  beforeEach(async () => {
    const rpc = new InMemoryRpcClient();
    rpc.handle(usersRpc.get, ({ userId }) => {
      if (userId > UNACCEPTED) throw new DomainError('user-unknown');
      const gender = userId === USER ? 'female' : 'male';
      return aUser({ id: userId, gender, termsAccepted: userId !== UNACCEPTED });
    });
    const module = await Test.createTestingModule({
      providers: [
        SavedRoutesService,
        { provide: RpcClient, useValue: rpc },
        { provide: PlaceIndex, useValue: roads.places },
        { provide: EmbeddedRouter, useValue: roads.router },
        { provide: SavedRouteStore, useValue: new InMemorySavedRouteStore() },
      ],
    }).compile();
    service = module.get(SavedRoutesService);
  });
  afterEach(() => jest.useRealTimers());

  const save = (change: Parameters<typeof aRoute>[0] = {}, userId = USER) =>
    service.save(userId, SavedRouteInput.parse(aRoute(change)));

  it('saves a route with the names, points and length by road', async () => {
    const saved = await save({ days: [1, 5], hours: { from: '07:00', to: '09:30' } });
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
      isActive: true,
    });
    expect(await service.list(USER)).toEqual([saved]);
  });

  it('returns the name of a chosen place, or of the place nearest to a point', async () => {
    const to = { latitude: 39.920812, longitude: 32.854113 };
    const saved = await save({ from: { placeId: 'district-1421' }, to });
    expect(saved.from).toMatchObject({ name: 'Kadıköy, İstanbul', placeId: 'district-1421' });
    expect(saved.to).toMatchObject({ placeId: null, point: { latitude: 39.92081, longitude: 32.85411 } });
    expect(saved.to.name).toMatch(/, Ankara$/);
  });

  it('keeps the text of an unknown place, and accepts an island without a road', async () => {
    const to = { name: 'Dedemin köyü', placeId: null, point: null };
    expect(await save({ to: { name: to.name } })).toMatchObject({ to, distanceMetres: null });
    expect(await save({ to: BOZCAADA })).toMatchObject({ to: { point: BOZCAADA }, distanceMetres: null });
  });

  it.each([
    ['the same text twice', { to: { name: 'BALIKESİR' } }, 'to', 'ends-equal'],
    ['a place and its own name', { to: { placeId: 'province-10' } }, 'to', 'ends-equal'],
    ['an unknown text twice', { from: { name: 'Ev' }, to: { name: 'ev!' } }, 'to', 'ends-equal'],
    ['points of one place', { from: NEAR, to: { ...NEAR, latitude: 39.9201 } }, 'to', 'ends-equal'],
    ['an unknown id', { to: { placeId: 'province-82' } }, 'to', 'place-unknown'],
    ['a point abroad', { from: BERLIN }, 'from', 'place-off-roads'],
  ] as const)('rejects %s with the affected end', async (_what, change, side, code) => {
    const expected = { code, details: { [side]: ERRORS[code].text } };
    await expect(save(change)).rejects.toMatchObject(expected);
    expect(await service.list(USER)).toEqual([]);
  });

  it('rejects an ambiguous text with the choices', async () => {
    await expect(save({ from: { name: 'Kadıköy' } })).rejects.toMatchObject({
      code: 'place-ambiguous',
      details: { from: expect.stringMatching(/^Hangi Kadıköy\? Kadıköy, İstanbul · /) },
    });
  });

  it('limits the routes of a user', async () => {
    for (let count = 0; count < SAVED_ROUTES_MAX; count += 1) await save();
    await expect(save()).rejects.toMatchObject({ code: 'saved-routes-full', status: 409 });
  });

  it("neither lists nor deletes another user's route", async () => {
    const { id } = await save();
    const unknown = { code: 'saved-route-unknown', status: 404 };
    await expect(service.remove(OTHER, id)).rejects.toMatchObject(unknown);
    expect(await service.list(OTHER)).toEqual([]);
    expect(await service.list(USER)).toHaveLength(1);
    await service.remove(USER, id);
    await expect(service.remove(USER, id)).rejects.toMatchObject(unknown);
  });

  it('changes the conditions of a route, and keeps its ends', async () => {
    const saved = await save({ endsOn: turkishDay(Date.now()) });
    const conditions = { serviceType: 'taxi', days: [6, 7], hours: { from: '07:00', to: '09:00' } } as const;
    const edited = await service.edit(USER, saved.id, SavedRouteConditions.parse(conditions));
    expect(edited).toEqual({ ...saved, ...conditions, endsOn: null });
    expect(await service.list(USER)).toEqual([edited]);
    await expect(service.edit(OTHER, saved.id, SavedRouteConditions.parse(conditions))).rejects.toMatchObject(
      { code: 'saved-route-unknown', status: 404 },
    );
  });

  it('saves and changes a route for women-only offers, for women alone', async () => {
    const saved = await save({ womenOnly: true });
    expect(saved.womenOnly).toBe(true);
    const edited = await service.edit(USER, saved.id, SavedRouteConditions.parse({}));
    expect(edited.womenOnly).toBeUndefined();
    const rejected = { code: 'women-only', status: 403 };
    await expect(save({ womenOnly: true }, OTHER)).rejects.toMatchObject(rejected);
    const { id } = await save({}, OTHER);
    const conditions = SavedRouteConditions.parse({ womenOnly: true });
    await expect(service.edit(OTHER, id, conditions)).rejects.toMatchObject(rejected);
    expect(await service.list(OTHER)).toMatchObject([{ id }]);
  });

  it('requires a user who exists and has accepted the terms', async () => {
    await expect(save({}, UNACCEPTED)).rejects.toMatchObject({ code: 'terms-unaccepted' });
    await expect(save({}, 10)).rejects.toMatchObject({ code: 'user-unknown' });
  });

  it('is waiting up to the last day', async () => {
    const endsOn = turkishDay(Date.now());
    expect(await save({ endsOn })).toMatchObject({ endsOn, isActive: true });
    jest.useFakeTimers({ now: Date.now() + DAY_MS });
    expect(await service.list(USER)).toMatchObject([{ endsOn, isActive: false }]);
  });

  it('is waiting until hours that begin on the last day end', async () => {
    await save({ endsOn: '2031-06-02', hours: { from: '22:00', to: '02:00' } });
    jest.useFakeTimers({ now: Date.parse('2031-06-03T02:00:59+03:00') });
    expect(await service.list(USER)).toMatchObject([{ isActive: true }]);
    jest.setSystemTime(Date.parse('2031-06-03T02:01+03:00'));
    expect(await service.list(USER)).toMatchObject([{ isActive: false }]);
  });
});
