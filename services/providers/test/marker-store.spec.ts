import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { Redis } from 'ioredis';
import type { ChangesService } from '../src/changes/changes.service.js';
import type { ProviderRecord } from '../src/presence/provider-record.js';
import { MarkerStore } from '../src/presence/store/marker.store.js';

const POSITION = { latitude: 39.92, longitude: 32.85, at: 1_000 };

const aRecord = (session: number): ProviderRecord => ({
  userId: 7,
  isOnline: true,
  session,
  fullName: 'Ayşe Yılmaz',
  phone: null,
  profileAt: 0,
  since: 0,
  endsAt: null,
  offer: {
    id: 1,
    userId: 7,
    type: 'taxi',
    from: 'Kızılay',
    to: 'Ulus',
    description: null,
    duration: 60,
    showPhone: false,
    isActive: true,
    createdAt: 0,
  },
});

describe('the markers', () => {
  let server: PrivateServer;
  let redis: Redis;
  let markers: MarkerStore;
  let told: string[];
  const changes = {
    shown: async () => void told.push('shown'),
    removed: async () => void told.push('removed'),
  };
  const put = (session: number) => markers.put(aRecord(session), POSITION);
  const isOnMap = async () => (await markers.positionOf(7)) !== undefined;

  beforeAll(async () => {
    server = await privateServer('redis');
    redis = new Redis(server.url);
    markers = new MarkerStore(redis, changes as unknown as ChangesService);
  });
  beforeEach(async () => {
    await redis.flushall();
    told = [];
  });
  afterAll(async () => {
    redis.disconnect();
    await server.end();
  });

  it('take one of a session that has ended no more, and one of a later session', async () => {
    expect(await put(1)).toBe(true);
    await markers.remove(7, 1);
    expect([await put(1), await isOnMap()]).toEqual([false, false]);
    expect([await put(2), await isOnMap()]).toEqual([true, true]);
    expect(told).toEqual(['shown', 'removed', 'shown']);
  });

  it('keep that of the later session whatever an earlier one still does', async () => {
    await put(2);
    expect(await put(1)).toBe(false);
    await markers.remove(7, 1);
    expect(await isOnMap()).toBe(true);
    expect(told).toEqual(['shown']);
  });
});
