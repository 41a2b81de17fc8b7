import { Redis } from 'ioredis';
import { toCell } from '@rotadas/contracts/live/cell';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { MarkerStore } from '../src/markers/store/marker.store.js';
import { MarkerLayout } from '../src/markers/store/marker-layout.js';
import { SnapshotService } from '../src/markers/snapshot.service.js';
import { SnapshotStore } from '../src/markers/store/snapshot.store.js';
import { ANKARA, aRecord, KONYA } from './support/builders.js';

describe.each([1, 8])('a snapshot of the map with %i shards', (shardCount) => {
  const layout = new MarkerLayout(shardCount);
  let server: PrivateServer;
  let redis: Redis;
  let markers: MarkerStore;
  let snapshots: SnapshotService;

  beforeAll(async () => {
    server = await privateServer('redis');
    redis = new Redis(server.url);
    markers = new MarkerStore(redis, layout);
    snapshots = new SnapshotService(new SnapshotStore(redis, layout), markers);
  });
  beforeEach(() => redis.flushall());
  afterAll(async () => {
    redis.disconnect();
    await server.end();
  });

  const put = (userId: number, point: typeof ANKARA, endsAt: number | null = null) =>
    markers.put(aRecord({ userId, endsAt }), { ...point, receivedAt: 1_000 });
  /** The IDs on all pages after a cursor. */
  const idsFrom = async (cell: ReturnType<typeof toCell> | null, first: string | null = '0') => {
    const ids: number[] = [];
    for (let cursor = first; cursor !== null;) {
      const page = await snapshots.readPage(cell, cursor);
      ids.push(...page.providers.map(({ id }) => id));
      cursor = page.cursor;
    }
    return ids.toSorted((one, other) => one - other);
  };

  it('contains all providers in a cell, up to its edges, and none outside', async () => {
    const inside = [
      { latitude: 37.75, longitude: 32.25 },
      { latitude: 37.99999, longitude: 32.25 },
      { latitude: 37.75, longitude: 32.49999 },
      { latitude: 37.99999, longitude: 32.49999 },
    ];
    const beside = [
      { latitude: 37.74999, longitude: 32.4 },
      { latitude: 38, longitude: 32.4 },
      { latitude: 37.9, longitude: 32.24999 },
      { latitude: 37.9, longitude: 32.5 },
    ];
    await Promise.all([...inside, ...beside].map((point, index) => put(index + 1, point)));
    expect(await idsFrom(toCell(KONYA))).toEqual([1, 2, 3, 4]);
    expect(await idsFrom(null)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('contains the cells at the poles', async () => {
    const [north, south] = [
      { latitude: 90, longitude: 180 },
      { latitude: -90, longitude: -180 },
    ];
    await put(1, north);
    await put(2, south);
    expect([await idsFrom(toCell(north)), await idsFrom(toCell(south))]).toEqual([[1], [2]]);
  });

  it('omits ended offers, and members of the geo-set without a marker', async () => {
    await put(1, ANKARA, 1);
    await redis.geoadd(layout.shardFor(2).geoKey, ANKARA.longitude, ANKARA.latitude, '2');
    expect([await idsFrom(null), await idsFrom(toCell(ANKARA))]).toEqual([[], []]);
  });

  describe('of a crowded cell', () => {
    const place = { latitude: 41.1, longitude: 29.1 };
    const cell = toCell(place);
    const members = Array.from({ length: 1_500 }, (_, index) => 10_000 + index);
    beforeEach(() => Promise.all(members.map((userId) => put(userId, place))));

    it('has pages, contains all providers at one place, and leaves nothing in Redis', async () => {
      const { providers, cursor } = await snapshots.readPage(cell, '0');
      expect(providers.length).toBeLessThan(members.length);
      const rest = await idsFrom(cell, cursor);
      expect(new Set([...providers.map(({ id }) => id), ...rest])).toEqual(new Set(members));
      expect(new Set(await idsFrom(null))).toEqual(new Set(members));
      expect(await redis.keys('*found*')).toEqual([]);
    });

    it('misses no provider that moves between two pages', async () => {
      const first = await snapshots.readPage(cell, '0');
      const shown = new Set(first.providers.map(({ id }) => id));
      await Promise.all(
        members.filter((id) => !shown.has(id)).map((id) => put(id, { ...place, latitude: 41.01 })),
      );
      for (const id of await idsFrom(cell, first.cursor)) shown.add(id);
      expect(shown.size).toBe(members.length);
    });

    it('is rejected if the next page is requested too late', async () => {
      await expect(snapshots.readPage(cell, '0:0:7')).rejects.toMatchObject({ code: 'service-unavailable' });
    });
  });
});
