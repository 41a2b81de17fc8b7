import { cellOf } from '@rotadas/contracts/live/cell';
import { Redis } from 'ioredis';
import { startUsersStandIn, type UsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { databaseOf } from '@rotadas/test-kit/database-of';
import { eventually } from '@rotadas/test-kit/eventually';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { MarkerLayout } from '../../src/store/marker-layout.js';
import { ANKARA, KONYA, providerCalls } from '../support/provider-calls.js';
import { type Addresses, type RunningProviders, startProviders } from '../support/running-providers.js';

const PEOPLE = 20;

describe('the number of shards of the markers', () => {
  let redisServer: PrivateServer;
  let nats: PrivateServer;
  let addresses: Addresses;
  let users: UsersStandIn;
  let redis: Redis;
  let running: RunningProviders[];

  beforeAll(async () => {
    [redisServer, nats] = await Promise.all([privateServer('redis'), privateServer('nats')]);
    addresses = { mongodb: databaseOf('providers-layout'), redis: redisServer.url, nats: nats.url };
    users = await startUsersStandIn(nats.url);
    redis = new Redis(redisServer.url);
  });
  beforeEach(() => void (running = []));
  afterEach(() => Promise.all(running.map((each) => each.stop())));
  afterAll(async () => {
    redis.disconnect();
    await users.stop();
    await Promise.all([redisServer.end(), nats.end()]);
  });

  /** Starts a copy of the service with a number of shards. */
  async function startWith(shardCount: number, sweepEvery = 3_600) {
    const settings = { MARKER_SHARDS: String(shardCount), SWEEP_EVERY: String(sweepEvery) };
    const providers = await startProviders(addresses, settings);
    running.push(providers);
    return { ...providerCalls(providers.client), stop: () => stop(providers) };
  }

  async function stop(providers: RunningProviders): Promise<void> {
    running = running.filter((each) => each !== providers);
    await providers.stop();
  }

  /** How many markers the shards of a layout hold. */
  async function countIn(shardCount: number): Promise<number> {
    const counts = new MarkerLayout(shardCount).shards.map(({ geoKey }) => redis.zcard(geoKey));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  it.each([
    [1, 8],
    [8, 3],
    [3, 1],
  ])('changes from %i to %i at a start, and everybody stays where they were', async (before, after) => {
    const ids = Array.from({ length: PEOPLE }, () => users.add().id);
    const former = await startWith(before);
    for (const id of ids) await former.goOnline(id, undefined, ANKARA);
    expect(await former.move(ids[0] ?? 0, KONYA)).toBe('stored');
    const shown = await Promise.all(ids.map((id) => former.listed(id)));
    expect(shown[0]).toMatchObject(KONYA);
    await former.stop();
    const here = await startWith(after);
    expect(await Promise.all(ids.map((id) => here.listed(id)))).toEqual(shown);
    expect(await countIn(before)).toBe(0);
    const stayed = (await here.shownIn(cellOf(ANKARA))).map(({ id }) => id);
    expect(stayed.toSorted()).toEqual(ids.slice(1).toSorted());
    expect((await here.shownIn(cellOf(KONYA))).map(({ id }) => id)).toEqual(ids.slice(0, 1));
    for (const id of ids) expect(await here.move(id, KONYA)).toBe('stored');
    for (const id of ids) await here.goOffline(id);
    expect(await countIn(after)).toBe(0);
  });

  it('brings over with the next sweep what a copy of the former number still writes', async () => {
    const { id } = users.add();
    const former = await startWith(1);
    await former.goOnline(id);
    await former.stop();
    const here = await startWith(8, 1);
    // as another copy of the former number would still write it
    const [from, to] = [new MarkerLayout(1).shardOf(id), new MarkerLayout(8).shardOf(id)];
    const hash = await redis.hgetall(to.markerKey(id));
    const later = (hash['position'] ?? '').replace(/^\d+/, (version) => String(Number(version) + 1));
    await redis.hset(from.markerKey(id), { ...hash, position: later });
    await redis.geoadd(from.geoKey, ANKARA.longitude, ANKARA.latitude, String(id));
    await redis.zadd(from.awaitingKey, Date.now(), '999999');
    await eventually('it is brought over', async () => (await countIn(1)) === 0);
    expect(await redis.hget(to.markerKey(id), 'position')).toBe(later);
    await eventually('the awaited one too', async () => (await redis.exists(from.awaitingKey)) === 0);
    await here.goOffline(id);
  });

  it('takes no marker over that was changed or ended since', async () => {
    const [moved, ended] = [users.add().id, users.add().id];
    const here = await startWith(8, 1);
    for (const id of [moved, ended]) await here.goOnline(id);
    const [from, to] = [new MarkerLayout(1), new MarkerLayout(8)];
    for (const id of [moved, ended]) {
      const hash = await redis.hgetall(to.shardOf(id).markerKey(id));
      if (id === moved) await here.move(id, KONYA);
      else await here.goOffline(id);
      await redis.hset(from.shardOf(id).markerKey(id), hash);
      await redis.geoadd(from.shardOf(id).geoKey, ANKARA.longitude, ANKARA.latitude, String(id));
    }
    await eventually('both are dropped', async () => (await countIn(1)) === 0);
    expect(await here.listed(moved)).toMatchObject(KONYA);
    expect(await redis.hget(to.shardOf(ended).markerKey(ended), 'position')).toBeNull();
    await here.goOffline(moved);
  });
});
