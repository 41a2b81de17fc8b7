import { Redis } from 'ioredis';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { BOARD_SESSION_SECONDS, BoardSessions } from '../src/queues/board-sessions.js';

describe('sessions of the queues page', () => {
  let server: PrivateServer;
  let redis: Redis;
  beforeAll(async () => {
    server = await privateServer('redis');
    redis = new Redis(server.url);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.end();
  });

  it('end by themselves after a quarter of an hour, each by its own clock', async () => {
    const sessions = new BoardSessions(redis);
    const now = Date.now();
    const first = await sessions.begin(7, now);
    const second = await sessions.begin(7, now + 60_000);
    const end = now + BOARD_SESSION_SECONDS * 1_000;
    expect(await sessions.ownerOf(first, end - 1)).toBe(7);
    expect(await sessions.ownerOf(first, end)).toBeNull();
    expect(await sessions.ownerOf(second, end)).toBe(7);
    expect(await redis.ttl('gateway:board-sessions:7')).toBeLessThanOrEqual(BOARD_SESSION_SECONDS);
  });

  it('belong to one user each, and lie in Redis as digests only', async () => {
    const sessions = new BoardSessions(redis);
    const text = await sessions.begin(8);
    const secret = text.split('.')[1] ?? '';
    expect(await sessions.ownerOf(`9.${secret}`)).toBeNull();
    const kept = await redis.zrange('gateway:board-sessions:8', '0', '-1');
    expect(kept.join()).not.toContain(secret);
  });
});
