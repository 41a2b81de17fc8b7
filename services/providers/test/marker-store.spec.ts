import { Redis } from 'ioredis';
import { cellOf } from '@rotadas/contracts/live/cell';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { type MarkerSource, MarkerStore } from '../src/markers/store/marker.store.js';
import { MarkerLayout } from '../src/store/marker-layout.js';

const POSITION = { latitude: 39.92, longitude: 32.85, receivedAt: 1_000 };
const CELL = cellOf(POSITION);

const aProvider = (session: number): MarkerSource => ({
  userId: 7,
  session,
  fullName: 'Ayşe Yılmaz',
  phone: null,
  endsAt: null,
  offer: { type: 'taxi', from: 'Kızılay', to: 'Ulus', description: null, showPhone: false },
});

describe('the markers', () => {
  let server: PrivateServer;
  let redis: Redis;
  let markers: MarkerStore;
  const put = (session: number) => markers.put(aProvider(session), POSITION);
  const isOnMap = async () => (await markers.positionOf(7)) !== null;

  beforeAll(async () => {
    server = await privateServer('redis');
    redis = new Redis(server.url);
    markers = new MarkerStore(redis, new MarkerLayout(1));
  });
  beforeEach(() => redis.flushall());
  afterAll(async () => {
    redis.disconnect();
    await server.end();
  });

  it('refuse one of a session that has ended, and take one of a later session', async () => {
    expect(await put(1)).toMatchObject({ previousCell: null });
    expect(await markers.remove(7, 1)).toMatchObject({ previousCell: CELL });
    expect([await put(1), await isOnMap()]).toEqual([null, false]);
    expect(await put(2)).toMatchObject({ previousCell: null });
    expect(await isOnMap()).toBe(true);
  });

  it('keep that of the later session whatever an earlier one still does', async () => {
    await put(2);
    expect(await put(1)).toBeNull();
    expect(await markers.remove(7, 1)).toBeNull();
    expect(await isOnMap()).toBe(true);
  });

  it('grow in version with every change', async () => {
    const versions = [await put(1), await put(1), await markers.remove(7, 1)].map(
      (each) => each?.version ?? 0,
    );
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  });
});
