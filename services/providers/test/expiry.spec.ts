import { providersEvents } from '@rotadas/contracts/providers/providers.events';
import { EventMessage } from '@rotadas/contracts/routing/event';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { eventually } from '@rotadas/test-kit/eventually';
import { positionText } from '../src/markers/store/marker.mapper.js';
import { MARKERS } from './support/marker-keys.js';
import { promoteJob } from './support/promote-job.js';
import { ANKARA, anOffer, providerCalls } from './support/provider-calls.js';
import { startProviders } from './support/running-providers.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

describe('offers', () => {
  let testBed: TestBed;
  let nats: NatsConnection;
  const offlineReasons = new Map<number, string>();

  beforeAll(async () => {
    testBed = await startTestBed();
    nats = await connect({ servers: testBed.addresses.nats });
    nats.subscribe(providersEvents.wentOffline.subject, {
      callback: (_, message) => {
        const { payload } = EventMessage.parse(message.json());
        const { userId, reason } = providersEvents.wentOffline.payload.parse(payload);
        offlineReasons.set(userId, reason);
      },
    });
    await nats.flush();
  });
  afterAll(async () => {
    await nats.close();
    await testBed.stop();
  });

  const promoteEndOf = (userId: number) =>
    promoteJob(testBed.redis, ({ data }) => JSON.stringify(data).includes(`"userId":${userId},`));
  const sweep = () => promoteJob(testBed.redis, ({ name }) => name === 'sweep');
  const isOffline = (userId: number) =>
    eventually('the provider is offline', async () => !(await testBed.status(userId)).isOnline);

  it('end when their time is over', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id, anOffer({ duration: 15 }));
    await promoteEndOf(id);
    await isOffline(id);
    await eventually('it is off the map', async () => (await testBed.listed(id)) === undefined);
    await eventually('it is announced', async () => offlineReasons.get(id) === 'expired');
  });

  it('do not end with the time of an offer that they replaced', async () => {
    const { id } = testBed.users.add();
    const other = testBed.users.add();
    await testBed.goOnline(id, anOffer({ duration: 15 }));
    await testBed.goOnline(id, anOffer({ duration: 'always' }));
    await promoteEndOf(id);
    await testBed.goOnline(other.id);
    await promoteEndOf(other.id); // worked off after the first one
    await isOffline(other.id);
    expect((await testBed.status(id)).isOnline).toBe(true);
    await testBed.goOffline(id);
  });

  it('end when the provider sent no position for too long', async () => {
    const { id } = testBed.users.add();
    const fresh = testBed.users.add();
    await Promise.all([testBed.goOnline(id), testBed.goOnline(fresh.id)]);
    const text = positionText({ ...ANKARA, receivedAt: Date.now() - 901_000 });
    await testBed.redis.hset(MARKERS.markerKey(id), 'position', `1 ${text}`);
    await sweep();
    await isOffline(id);
    expect((await testBed.status(fresh.id)).isOnline).toBe(true);
    await eventually('it is announced', async () => offlineReasons.get(id) === 'stale');
  });

  it('leave no marker behind that a crossing position brought back', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    await testBed.goOffline(id);
    await testBed.redis.geoadd(MARKERS.geoKey, ANKARA.longitude, ANKARA.latitude, String(id));
    await sweep();
    await eventually(
      'the set forgets',
      async () => (await testBed.redis.zscore(MARKERS.geoKey, String(id))) === null,
    );
  });

  it('place a marker anew that the geo-set lost, or never knew', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    await testBed.redis.zrem(MARKERS.geoKey, String(id));
    await sweep();
    await eventually('it is found', async () => (await testBed.near()).some((found) => found.id === id));
    await testBed.goOffline(id);
  });

  it('are watched again after Redis lost its data, and so end when no position comes', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    await testBed.redis.flushall();
    await sweep();
    await eventually(
      'it is watched',
      async () => (await testBed.redis.zscore(MARKERS.awaitingKey, String(id))) !== null,
    );
    expect(await testBed.redis.exists(MARKERS.markerKey(id))).toBe(0);
    await testBed.redis.zadd(MARKERS.awaitingKey, 1, String(id));
    await sweep();
    await isOffline(id);
    await eventually(
      'it is awaited no more',
      async () => (await testBed.redis.zscore(MARKERS.awaitingKey, String(id))) === null,
    );
  });

  it('end on time though the service was restarted meanwhile', async () => {
    const { id } = testBed.users.add();
    const second = await startProviders(testBed.addresses);
    await providerCalls(second.client).goOnline(id, anOffer({ duration: 30 }));
    await second.stop();
    const third = await startProviders(testBed.addresses);
    await promoteEndOf(id);
    await isOffline(id);
    await third.stop();
  });
});
