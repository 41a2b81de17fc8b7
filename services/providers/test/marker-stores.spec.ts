import { Redis } from 'ioredis';
import { toCell } from '@rotadas/contracts/live/cell';
import { POSITION_BATCH_MAX } from '@rotadas/contracts/providers/position';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { LastSeenStore } from '../src/markers/store/last-seen.store.js';
import { type MarkerSource, type Move, toMove } from '../src/markers/domain/marker.js';
import { MarkerLayout } from '../src/markers/store/marker-layout.js';
import { MarkerStore } from '../src/markers/store/marker.store.js';
import { ANKARA, KONYA } from './support/builders.js';

const RECEIVED_AT = 1_000;
const HOUR_MS = 3_600_000;

const aSource = (change: Partial<MarkerSource> = {}): MarkerSource => ({
  userId: 7,
  session: 1,
  fullName: 'Ayşe Yılmaz',
  phone: '+905321234567',
  rating: 0,
  ratings: 0,
  endsAt: 9_000,
  offer: { type: 'taxi', from: 'Kızılay', to: 'Ulus', description: null, showPhone: false },
  ...change,
});

const PROFILE = { fullName: 'Ayşe Demir', phone: null, rating: 4.5, ratings: 4 };

describe.each([1, 3])('with %i shards', (shardCount) => {
  const layout = new MarkerLayout(shardCount);
  const shard = layout.shardFor(7);
  let server: PrivateServer;
  let redis: Redis;
  let markers: MarkerStore;
  let lastSeen: LastSeenStore;

  beforeAll(async () => {
    server = await privateServer('redis');
    redis = new Redis(server.url);
    markers = new MarkerStore(redis, layout);
    lastSeen = new LastSeenStore(redis, layout);
  });
  beforeEach(() => redis.flushall());
  afterAll(async () => {
    redis.disconnect();
    await server.end();
  });

  const put = (change: Partial<MarkerSource> = {}, point = ANKARA) =>
    markers.put(aSource(change), { ...point, receivedAt: RECEIVED_AT });
  const find = async (userId = 7) => (await markers.findMany([userId]))[0];
  const move = async (at: number | null, point = KONYA, { userId = 7, isFromDevice = false } = {}) => {
    const [stored] = await markers.move([toMove({ userId, ...point, at, isFromDevice }, RECEIVED_AT)]);
    return stored?.outcome;
  };
  /** Coordinates in the geo-set, with five decimals. */
  const findPlace = async (userId = 7) => {
    const [found] = await redis.geopos(layout.shardFor(userId).geoKey, String(userId));
    return found?.map((degrees) => Number(Number(degrees).toFixed(5)));
  };

  describe('MarkerStore', () => {
    it('puts, finds and removes markers, in the geo-set too', async () => {
      expect(await put()).toMatchObject({ previousCell: null });
      const { userId, fullName, phone, rating, ratings, endsAt, offer } = aSource();
      const content = { userId, fullName, phone, rating, ratings, endsAt, offer };
      expect(await find()).toEqual({
        ...content,
        ...ANKARA,
        receivedAt: RECEIVED_AT,
        version: expect.any(Number),
      });
      expect(await findPlace()).toEqual([ANKARA.longitude, ANKARA.latitude]);
      expect(await markers.remove(7, 1)).toMatchObject({ previousCell: toCell(ANKARA) });
      expect(await find()).toBeNull();
      expect(await markers.findPosition(7)).toBeNull();
      expect(await findPlace()).toBeUndefined();
    });

    it('keeps the last position of a removed marker for a day, until it is erased', async () => {
      const last = { ...ANKARA, receivedAt: Date.now() - 20 * HOUR_MS };
      await markers.put(aSource(), last);
      for (let ends = 0; ends < 2; ends += 1) {
        await markers.remove(7, 1);
        expect(await markers.findPosition(7)).toBeNull();
        expect(await markers.findLastPosition(7)).toEqual(last);
        expect((await redis.ttl(shard.markerKey(7))) * 1_000).toBeLessThanOrEqual(4 * HOUR_MS);
      }
      await markers.forgetPosition(7);
      expect(await markers.findLastPosition(7)).toBeNull();
      expect(await put()).toBeNull();
    });

    it('expires markers minutes after the last position or sweep', async () => {
      await put();
      await move(null);
      for (const key of [shard.markerKey(7), shard.geoKey]) {
        const left = await redis.ttl(key);
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThanOrEqual(shard.ttlSeconds);
      }
    });

    it('keeps no position older than a day, but rejects its ended session and accepts a later one', async () => {
      await put();
      await markers.remove(7, 1);
      expect(await markers.findLastPosition(7)).toBeNull();
      expect(await put()).toBeNull();
      expect(await put({ session: 2 })).toMatchObject({ previousCell: null });
    });

    it('keeps a marker of a later session', async () => {
      await put({ session: 2 });
      const before = await find();
      expect(await put()).toBeNull();
      expect(await markers.remove(7, 1)).toBeNull();
      await markers.updateContent(aSource({ fullName: 'Eski Ad' }));
      expect(await find()).toEqual(before);
    });

    it('changes offer and name of a marker at its position', async () => {
      await put({ offer: { ...aSource().offer, seats: 2 } });
      expect(await find()).toMatchObject({ offer: { seats: 2 } });
      const before = await find();
      const offer = { ...aSource().offer, to: 'Bursa' };
      await markers.updateContent(aSource({ session: 2, offer }));
      await markers.updateProfile(7, PROFILE);
      const after = await find();
      expect(after).toMatchObject({ ...ANKARA, ...PROFILE, offer });
      expect(Object.keys(after?.offer ?? {})).not.toContain('seats');
      expect(after?.version).toBeGreaterThan(before?.version ?? Infinity);
      expect(await markers.remove(7, 1)).toBeNull(); // the new offer is of a later session
    });

    it('does not change a removed marker', async () => {
      await put();
      await markers.remove(7, 1);
      await markers.updateContent(aSource({ session: 2 }));
      await markers.updateProfile(7, PROFILE);
      expect(await find()).toBeNull();
    });

    it("takes versions from Redis's clock, which grow even if that is set back", async () => {
      const first = await put();
      expect(Math.abs((first?.version ?? 0) / 1_000 - Date.now())).toBeLessThan(HOUR_MS);
      const ahead = 4_000_000_000_000_000; // in the year 2096
      const field = (await redis.hget(shard.markerKey(7), 'position')) ?? '';
      await redis.hset(shard.markerKey(7), 'position', field.replace(/^\d+/, String(ahead)));
      await move(null);
      expect((await find())?.version).toBe(ahead + 1);
      await markers.updateProfile(7, { ...PROFILE, fullName: 'Yeni Ad' });
      expect((await find())?.version).toBe(ahead + 2);
      await markers.updateContent(aSource());
      expect((await find())?.version).toBe(ahead + 3);
      expect((await markers.remove(7, 1))?.version).toBe(ahead + 4);
      expect((await put({ session: 2 }))?.version).toBe(ahead + 5);
    });

    it('works after Redis lost its data and scripts', async () => {
      await put();
      await redis.flushall();
      await redis.script('FLUSH');
      expect(await find()).toBeNull();
      expect(await move(null)).toBe('offline');
      expect(await put()).toMatchObject({ previousCell: null });
      expect(await move(null)).toBe('stored');
    });
  });

  describe('move', () => {
    it('moves a marker in the geo-set too', async () => {
      await put();
      const [stored] = await markers.move([toMove({ userId: 7, ...KONYA, at: null }, 2_000)]);
      const marker = await find();
      expect(stored).toMatchObject({
        outcome: 'stored',
        previousCell: toCell(ANKARA),
        version: marker?.version,
      });
      expect(marker).toMatchObject({ ...KONYA, receivedAt: 2_000, fullName: 'Ayşe Yılmaz' });
      expect(await findPlace()).toEqual([KONYA.longitude, KONYA.latitude]);
    });

    it('keeps the marker and its shard from expiring', async () => {
      await put();
      const field = (await redis.hget(shard.markerKey(7), 'position')) ?? '';
      const tenSecondsAgo = Number(field.split(' ')[0]) - 10_000_000;
      await redis.hset(shard.markerKey(7), 'position', field.replace(/^\d+/, String(tenSecondsAgo)));
      const keys = [shard.markerKey(7), shard.geoKey];
      for (const key of keys) await redis.expire(key, 5);
      await move(null);
      for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(shard.ttlSeconds - 60);
    });

    it('returns offline for users without a marker, and stores nothing', async () => {
      await put();
      await markers.remove(7, 1);
      expect([await move(null), await move(null, KONYA, { userId: 8 })]).toEqual(['offline', 'offline']);
      expect(await findPlace(7)).toBeUndefined();
      expect(await findPlace(8)).toBeUndefined();
    });

    it('returns outdated for an overtaken position, but not if the clock was set back', async () => {
      await put();
      const now = 10 * HOUR_MS;
      expect([await move(now), await move(now - 1, ANKARA)]).toEqual(['stored', 'outdated']);
      expect(await find()).toMatchObject(KONYA);
      expect([await move(now - HOUR_MS, ANKARA), await move(null)]).toEqual(['stored', 'stored']);
      await put(); // a marker that was just put has no device time
      expect(await move(1)).toBe('stored');
    });

    it('returns outdated for any older position of a device, however old', async () => {
      await put();
      const now = 10 * HOUR_MS;
      const fromDevice = { isFromDevice: true };
      expect(await move(now)).toBe('stored');
      expect(await move(now - HOUR_MS, ANKARA, fromDevice)).toBe('outdated');
      expect(await move(now, ANKARA, fromDevice)).toBe('stored');
      expect(await move(now - HOUR_MS)).toBe('stored');
    });

    it('returns the outcomes in the order of the batch', async () => {
      for (const userId of [7, 9]) await put({ userId });
      await move(50_000, ANKARA, { userId: 9 });
      const at = 49_999;
      const batch = [8, 7, 9].map((userId): Move => toMove({ userId, ...KONYA, at }, RECEIVED_AT));
      const outcomes = (await markers.move(batch)).map(({ outcome }) => outcome);
      expect(outcomes).toEqual(['offline', 'stored', 'outdated']);
    });

    it('stores the largest batch in one call', async () => {
      const userIds = Array.from({ length: POSITION_BATCH_MAX }, (_, index) => 1_000_000 + index);
      const seeding = redis.pipeline();
      for (const userId of userIds)
        seeding.hset(layout.shardFor(userId).markerKey(userId), 'position', '1  39 32 1000');
      await seeding.exec();
      const moves = userIds.map((userId) => toMove({ userId, ...KONYA, at: null }, RECEIVED_AT));
      const stored = await markers.move(moves);
      expect(new Set(stored.map(({ outcome }) => outcome))).toEqual(new Set(['stored']));
      const placed = await Promise.all(layout.shards.map(({ geoKey }) => redis.zcard(geoKey)));
      expect(placed.reduce((sum, count) => sum + count, 0)).toBe(POSITION_BATCH_MAX);
    });

    it('stores positions at the poles, and restores a marker that the geo-set lost', async () => {
      await put({}, { latitude: 90, longitude: 180 });
      expect(await findPlace()).toBeDefined();
      await redis.zrem(shard.geoKey, 7);
      expect(await move(null, { latitude: -90, longitude: -180 })).toBe('stored');
      expect(await find()).toMatchObject({ latitude: -90, longitude: -180 });
      expect(await findPlace()).toBeDefined();
    });
  });

  describe('LastSeenStore', () => {
    it('returns the receipt of a position, or the start of the wait for one', async () => {
      await put({ userId: 7, session: 3 });
      await put({ userId: 8 });
      await redis.zrem(layout.shardFor(8).geoKey, 8);
      await lastSeen.awaitPosition(9, 5_000);
      await lastSeen.awaitPosition(9, 6_000);
      expect(await lastSeen.findMany([9, 7, 8, 10])).toEqual([
        { userId: 9, lastSeenAt: 5_000, isPlaced: false, session: null },
        { userId: 7, lastSeenAt: RECEIVED_AT, isPlaced: true, session: 3 },
        { userId: 8, lastSeenAt: RECEIVED_AT, isPlaced: false, session: 1 },
        { userId: 10, lastSeenAt: null, isPlaced: false, session: null },
      ]);
    });

    it('lists all providers with a marker or awaiting one, page by page', async () => {
      const placed = Array.from({ length: 1_200 }, (_, index) => 1_000 + index);
      const adding = redis.pipeline();
      for (const userId of placed)
        adding.geoadd(layout.shardFor(userId).geoKey, ANKARA.longitude, ANKARA.latitude, userId);
      await adding.exec();
      await lastSeen.awaitPosition(9, 5_000);
      const found = new Set<number>();
      for await (const userIds of lastSeen.allUserIds()) for (const userId of userIds) found.add(userId);
      expect(found).toEqual(new Set([...placed, 9]));
    });

    it('keeps the keys of online providers and their shards from expiring', async () => {
      await put();
      await lastSeen.awaitPosition(7, 5_000);
      const keys = shard.keys(7);
      for (const key of keys) await redis.expire(key, 5);
      await lastSeen.findMany([7]);
      for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(shard.ttlSeconds - 60);
    });

    it('ends the wait when a marker is put or removed', async () => {
      for (const userId of [7, 8]) await lastSeen.awaitPosition(userId, 5_000);
      await put();
      await markers.remove(8, 1);
      const keys = layout.shards.map(({ awaitingKey }) => awaitingKey);
      expect(await redis.exists(...keys)).toBe(0);
    });
  });
});
