import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { databaseOf } from '@rotadas/test-kit/database-of';
import { eventually } from '@rotadas/test-kit/eventually';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { promoteJob } from './support/promote-job.js';
import { ANKARA, anOffer, KONYA } from './support/provider-calls.js';
import { startWorld, type World } from './support/world.js';

const AWAY = { code: 'dependency-away', status: 503, retryAfter: expect.any(Number) };

describe('while a server is away', () => {
  let world: World;
  let mongodb: PrivateServer;

  beforeAll(async () => {
    mongodb = await privateServer('mongodb');
    world = await startWorld(databaseOf('providers', mongodb.url));
  });
  beforeEach(() => isReady());
  afterAll(async () => {
    await world.stop();
    await mongodb.end();
  });

  const readyStatus = async () => (await fetch(`${world.providers.url}/readyz`)).status;
  const isReady = () => eventually('the service is ready', async () => (await readyStatus()) === 200);

  it('Redis: answers dependency-away, does nothing by half, and serves again after its return', async () => {
    const online = world.users.add();
    const offline = world.users.add();
    await world.goOnline(online.id);
    await world.redisServer.stop();

    await expect(world.goOnline(offline.id)).rejects.toMatchObject(AWAY);
    await expect(world.goOnline(online.id, anOffer({ type: 'cargo' }))).rejects.toMatchObject(AWAY);
    await expect(world.goOffline(online.id)).rejects.toMatchObject(AWAY);
    await expect(world.move(online.id)).rejects.toMatchObject(AWAY);
    await expect(world.listed(online.id)).rejects.toMatchObject(AWAY);
    expect(await readyStatus()).toBe(503);

    await world.redisServer.start();
    await isReady();
    expect(await world.status(online.id)).toMatchObject({
      isOnline: true,
      offer: { type: 'taxi', isActive: true },
    });
    expect(await world.status(offline.id)).toMatchObject({ isOnline: false });
    expect(await world.listed(online.id)).toMatchObject({ activeService: 'taxi' });
    expect(await world.move(online.id, KONYA)).toBe('stored');
    await expect(world.goOnlineAgain(offline.id)).rejects.toMatchObject({ code: 'offer-missing' });
  });

  it('Redis: is not ready while its queue alone cannot reach it, and takes providers once it can', async () => {
    const moving = world.users.add();
    const waiting = world.users.add();
    await world.goOnline(moving.id);
    await world.redis.config('SET', 'maxclients', '1'); // who is connected stays
    const clients = String(await world.redis.client('LIST'));
    const [, queue = ''] = /^id=(\d+) .*name=providers-expiry-queue /m.exec(clients) ?? [];
    await world.redis.client('KILL', 'ID', queue);

    await eventually('the service is not ready', async () => (await readyStatus()) === 503);
    await expect(world.goOnline(waiting.id)).rejects.toMatchObject(AWAY);
    expect(await world.move(moving.id, KONYA)).toBe('stored');

    await world.redis.config('SET', 'maxclients', '10000');
    await isReady();
    expect(await world.goOnline(waiting.id)).toMatchObject({ isOnline: true });
  });

  it('Redis: works off its queue again after its return', async () => {
    const { id } = world.users.add();
    await world.goOnline(id, anOffer({ duration: 15 }));
    await world.redisServer.stop();
    await expect(world.status(id)).rejects.toMatchObject(AWAY);
    await world.redisServer.start();
    await isReady();
    await promoteJob(world.redis, ({ data }) => JSON.stringify(data).includes(`"userId":${id},`));
    await eventually('the offer ended', async () => !(await world.status(id)).isOnline);
  });

  it('MongoDB: answers dependency-away, still takes positions, and serves again after its return', async () => {
    const { id } = world.users.add();
    await world.goOnline(id);
    await mongodb.stop();
    await expect(world.goOffline(id)).rejects.toMatchObject(AWAY);
    expect(await world.move(id, KONYA)).toBe('stored');
    const stranger = world.users.add();
    const { outcomes } = await world.providers.client.call(providersRoutes.storePositions, {
      positions: [stranger.id, id].map((userId) => ({ userId, ...ANKARA, at: null })),
    });
    // Only MongoDB knows whether the stranger is online.
    expect(outcomes).toEqual(['undecided', 'stored']);
    expect(await world.listed(id)).toMatchObject(ANKARA);
    await mongodb.start();
    await isReady();
    expect(await world.move(stranger.id)).toBe('offline');
    expect(await world.goOffline(id)).toMatchObject({ isOnline: false });
  });
});
