import { connect } from '@nats-io/transport-node';
import { cellOf } from '@rotadas/contracts/live/cell';
import { CellChange } from '@rotadas/contracts/live/cell-change';
import { liveSubject } from '@rotadas/contracts/live/live.subjects';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { POSITION_BATCH_MAX } from '@rotadas/contracts/providers/position';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { eventually } from '@rotadas/test-kit/eventually';
import { readVersion } from '../src/markers/store/marker.mapper.js';
import { MARKERS } from './support/marker-keys.js';
import { ANKARA, anOffer, KONYA } from './support/provider-calls.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

describe('positions', () => {
  let testBed: TestBed;
  beforeAll(async () => {
    testBed = await startTestBed();
    await testBed.providers.events.ensure(usersEvents.profileChanged.stream);
  });
  afterAll(() => testBed.stop());

  /** Whether a snapshot of the point's cell shows a user there. */
  const isInCell = async (userId: number, point: typeof ANKARA) =>
    (await testBed.shownIn(cellOf(point))).some(({ id }) => id === userId);

  it('move the marker, from cell to cell, and leave nothing behind', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    expect(await isInCell(id, ANKARA)).toBe(true);
    expect(await testBed.move(id, KONYA)).toBe('stored');
    expect(await testBed.listed(id)).toMatchObject(KONYA);
    expect([await isInCell(id, ANKARA), await isInCell(id, KONYA)]).toEqual([false, true]);
    expect(await testBed.move(id, ANKARA)).toBe('stored');
    expect([await isInCell(id, ANKARA), await isInCell(id, KONYA)]).toEqual([true, false]);
    await testBed.goOffline(id);
    expect(await isInCell(id, ANKARA)).toBe(false);
  });

  it("are kept in Redis' geo-index, which forgets who goes offline", async () => {
    const { id } = testBed.users.add();
    const place = async () => {
      const [found] = await testBed.redis.geopos(MARKERS.geoKey, String(id));
      return found?.map((degrees) => Number(Number(degrees).toFixed(5)));
    };
    await testBed.goOnline(id);
    expect(await place()).toEqual([ANKARA.longitude, ANKARA.latitude]);
    expect(await testBed.move(id, KONYA, 50_000)).toBe('stored');
    expect(await testBed.move(id, ANKARA, 49_999)).toBe('outdated');
    expect(await place()).toEqual([KONYA.longitude, KONYA.latitude]);
    await testBed.goOffline(id);
    expect(await testBed.move(id, ANKARA)).toBe('offline');
    expect(await place()).toBeUndefined();
  });

  it('are dropped when a later one of the same device is there', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    expect(await testBed.move(id, KONYA, 50_000)).toBe('stored');
    expect(await testBed.move(id, ANKARA, 49_999)).toBe('outdated');
    expect(await testBed.listed(id)).toMatchObject(KONYA);
  });

  it('of a device whose clock is behind count from the first one of each session', async () => {
    const { id } = testBed.users.add();
    const online = await testBed.goOnline(id);
    const anHourAgo = Date.now() - 3_600_000;
    expect(await testBed.move(id, KONYA, anHourAgo)).toBe('stored');
    const listed = await testBed.listed(id);
    expect(listed).toMatchObject(KONYA);
    expect(listed?.at).toBeGreaterThanOrEqual(online.position?.at ?? Infinity);
    await testBed.goOnline(id);
    expect(await testBed.move(id, KONYA, anHourAgo - 1)).toBe('stored');
  });

  it('of a device whose clock is ahead, or set back meanwhile, do not shut out the next ones', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    const ahead = Date.now() + 3_600_000;
    expect(await testBed.move(id, KONYA, ahead)).toBe('stored');
    expect(await testBed.move(id, ANKARA, ahead + 1)).toBe('stored');
    expect(await testBed.move(id, KONYA)).toBe('stored');
    expect(await testBed.listed(id)).toMatchObject(KONYA);
  });

  it('of whoever is offline are refused, and nothing is stored', async () => {
    const { id } = testBed.users.add();
    expect(await testBed.move(id)).toBe('offline');
    await testBed.goOnline(id);
    await testBed.goOffline(id);
    expect(await testBed.move(id)).toBe('offline');
    expect(await testBed.listed(id)).toBeUndefined();
    expect(await isInCell(id, ANKARA)).toBe(false);
  });

  it('reach as far as the poles', async () => {
    const { id } = testBed.users.add();
    const pole = { latitude: 90, longitude: 180 };
    await testBed.goOnline(id, anOffer(), pole);
    expect(await testBed.listed(id)).toMatchObject(pole);
    expect(await isInCell(id, pole)).toBe(true);
    expect(await testBed.move(id, { latitude: -90, longitude: -180 })).toBe('stored');
    expect(await isInCell(id, { latitude: -90, longitude: -180 })).toBe(true);
  });

  it('of a batch get their outcomes in their order', async () => {
    const online = testBed.users.add();
    const offline = testBed.users.add();
    const outdated = testBed.users.add();
    await Promise.all([testBed.goOnline(online.id), testBed.goOnline(outdated.id)]);
    const at = Date.now();
    await testBed.move(outdated.id, ANKARA, at + 1);
    const { outcomes } = await testBed.providers.client.call(providersRoutes.storePositions, {
      positions: [
        { userId: offline.id, ...KONYA, at },
        { userId: online.id, ...KONYA, at },
        { userId: outdated.id, ...KONYA, at },
      ],
    });
    expect(outcomes).toEqual(['offline', 'stored', 'outdated']);
  });

  it('are told with the time at which the first of them arrived at the gateway', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    const arrivals: (number | null)[] = [];
    const nats = await connect({ servers: testBed.addresses.nats });
    nats.subscribe(liveSubject(cellOf(ANKARA)), {
      callback: (_, message) => {
        const { arrivedAt: told, moves } = CellChange.parse(message.json());
        if (moves.some((move) => move.id === id)) arrivals.push(told);
      },
    });
    await nats.flush();
    const arrivedAt = Date.now() - 1_000;
    const positions = [{ userId: id, ...ANKARA, at: null }];
    await testBed.providers.client.call(providersRoutes.storePositions, { positions, arrivedAt });
    await eventually('the move is told', async () => arrivals.length > 0);
    await nats.close();
    expect(arrivals).toEqual([arrivedAt]);
  });

  it('are stored all in one call, as many as a batch may hold', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    const keys = Array.from({ length: POSITION_BATCH_MAX - 1 }, (_, index) => 1_000_000 + index);
    const seeding = testBed.redis.pipeline();
    for (const userId of keys) seeding.hset(MARKERS.markerKey(userId), 'position', '1  39 32 1000');
    await seeding.exec();
    const { outcomes } = await testBed.providers.client.call(providersRoutes.storePositions, {
      positions: [...keys, id].map((userId) => ({ userId, ...KONYA, at: null })),
    });
    expect(new Set(outcomes)).toEqual(new Set(['stored']));
    expect(await testBed.redis.zmscore(MARKERS.geoKey, ...keys.map(String))).not.toContain(null);
    await testBed.redis.del(...keys.map((userId) => MARKERS.markerKey(userId)));
    await testBed.redis.zrem(MARKERS.geoKey, ...keys);
  });

  it("give the marker a version by Redis's clock, and one that grows even where that clock was set back", async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    await testBed.move(id, KONYA);
    const position = async () => (await testBed.redis.hget(MARKERS.markerKey(id), 'position')) ?? '';
    expect(Math.abs(readVersion(await position()) / 1_000 - Date.now())).toBeLessThan(60_000);
    const ahead = (await position()).replace(/^\d+/, '4000000000000000'); // in the year 2096
    await testBed.redis.hset(MARKERS.markerKey(id), 'position', ahead);
    await testBed.move(id, ANKARA);
    expect(await position()).toMatch(/^4000000000000001 /);
    const change = { userId: id, fullName: 'Yeni Ad', phone: null };
    await testBed.providers.events.publish(outboxEvent(usersEvents.profileChanged, change));
    await eventually('it is renamed', async () => (await testBed.listed(id))?.fullName === 'Yeni Ad');
    expect(await position()).toMatch(/^4000000000000002 /);
    await testBed.goOffline(id);
    await testBed.goOnline(id);
    expect(await position()).toMatch(/^4000000000000004 /);
    expect(await testBed.listed(id)).toMatchObject(ANKARA);
  });

  it('place a marker anew that the geo-set lost, or never knew', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    await testBed.redis.zrem(MARKERS.geoKey, id);
    expect(await isInCell(id, ANKARA)).toBe(false);
    expect(await testBed.move(id, ANKARA)).toBe('stored');
    expect(await isInCell(id, ANKARA)).toBe(true);
    expect(await testBed.listed(id)).toMatchObject(ANKARA);
  });

  it('put the markers back after Redis lost its data and its scripts', async () => {
    const { id, fullName } = testBed.users.add();
    const offline = testBed.users.add();
    await testBed.goOnline(id);
    await testBed.redis.flushall();
    await testBed.redis.script('FLUSH');
    expect(await testBed.listed(id)).toBeUndefined();
    expect(await testBed.status(id)).toMatchObject({ isOnline: true, position: null });
    expect(await testBed.move(offline.id)).toBe('offline');
    expect(await testBed.move(id, KONYA)).toBe('stored');
    expect(await testBed.listed(id)).toMatchObject({ ...KONYA, fullName, activeService: 'taxi' });
    expect(await isInCell(id, KONYA)).toBe(true);
  });
});
