import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { eventually } from '@rotadas/test-kit/eventually';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { promoteJob } from '../support/promote-job.js';
import { ANKARA, anOffer, KONYA } from '../support/builders.js';
import { startTestBed, type TestBed } from '../support/test-bed.js';
import { databaseName } from '@rotadas/test-kit/require-env';

const AWAY = { code: 'service-unavailable', status: 503, retryAfter: expect.any(Number) };

describe('while a server is unavailable', () => {
  let testBed: TestBed;
  let mongodb: PrivateServer;

  beforeAll(async () => {
    mongodb = await privateServer('mongodb');
    testBed = await startTestBed(databaseName('providers', mongodb.url));
  });
  beforeEach(() => testBed.providers.untilServersReached());
  afterAll(async () => {
    await testBed.stop();
    await mongodb.end();
  });

  const readyStatus = async () => (await fetch(`${testBed.providers.url}/readyz`)).status;

  it('Redis: returns service-unavailable, leaves nothing half done, and recovers', async () => {
    const online = testBed.users.add();
    const offline = testBed.users.add();
    const { id: ending } = testBed.users.add();
    await testBed.goOnline(online.id);
    await testBed.goOnline(ending, anOffer({ duration: 15 }));
    await testBed.redisServer.stop();

    await expect(testBed.goOnline(offline.id)).rejects.toMatchObject(AWAY);
    await expect(testBed.goOnline(online.id, anOffer({ type: 'cargo' }))).rejects.toMatchObject(AWAY);
    await expect(testBed.goOffline(online.id)).rejects.toMatchObject(AWAY);
    await expect(testBed.move(online.id)).rejects.toMatchObject(AWAY);
    await expect(testBed.listed(online.id)).rejects.toMatchObject(AWAY);
    expect(await testBed.providers.reachesServers()).toBe(false);
    expect(await readyStatus()).toBe(200);

    await testBed.redisServer.start();
    await testBed.providers.untilServersReached();
    expect(await testBed.status(online.id)).toMatchObject({
      isOnline: true,
      offer: { type: 'taxi', isActive: true },
    });
    expect(await testBed.status(offline.id)).toMatchObject({ isOnline: false });
    expect(await testBed.listed(online.id)).toMatchObject({ activeService: 'taxi' });
    expect(await testBed.move(online.id, KONYA)).toBe('stored');
    await expect(testBed.goOnlineAgain(offline.id)).rejects.toMatchObject({ code: 'offer-missing' });
    await promoteJob(testBed.redis, 'end-offer', ending);
    await eventually('the offer ended', async () => !(await testBed.status(ending)).isOnline);
  });

  it('Redis: reports it while only the queue cannot reach it, and recovers', async () => {
    const moving = testBed.users.add();
    const waiting = testBed.users.add();
    await testBed.goOnline(moving.id);
    await testBed.redis.config('SET', 'maxclients', '1'); // existing connections stay open
    const clients = String(await testBed.redis.client('LIST'));
    const [, queue = ''] = /^id=(\d+) .*name=job-queues /m.exec(clients) ?? [];
    await testBed.redis.client('KILL', 'ID', queue);

    await eventually('it reports Redis', async () => !(await testBed.providers.reachesServers()));
    await expect(testBed.goOnline(waiting.id)).rejects.toMatchObject(AWAY);
    expect(await testBed.move(moving.id, KONYA)).toBe('stored');

    await testBed.redis.config('SET', 'maxclients', '10000');
    await testBed.providers.untilServersReached();
    expect(await testBed.goOnline(waiting.id)).toMatchObject({ isOnline: true });
  });

  it('MongoDB: returns service-unavailable, still stores positions, and recovers', async () => {
    const { id } = testBed.users.add();
    await testBed.goOnline(id);
    await mongodb.stop();
    await expect(testBed.goOffline(id)).rejects.toMatchObject(AWAY);
    expect(await testBed.move(id, KONYA)).toBe('stored');
    const stranger = testBed.users.add();
    const { outcomes } = await testBed.providers.client.call(providersRpc.storePositions, {
      positions: [stranger.id, id].map((userId) => ({ userId, ...ANKARA, at: null })),
    });
    // Only MongoDB knows whether a user without a marker is online.
    expect(outcomes).toEqual(['undecided', 'stored']);
    expect(await testBed.providers.reachesServers()).toBe(false);
    expect(await readyStatus()).toBe(200);
    expect(await testBed.listed(id)).toMatchObject(ANKARA);
    await mongodb.start();
    await testBed.providers.untilServersReached();
    expect(await testBed.move(stranger.id)).toBe('offline');
    expect(await testBed.goOffline(id)).toMatchObject({ isOnline: false });
  });
});
