import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { eventually } from '@rotadas/test-kit/eventually';
import { withRedis } from '@rotadas/test-kit/connections';
import { OwnAddress } from '../src/env/own-address.js';
import { BOARD_SESSION_SECONDS, BoardSessions } from '../src/queues/board-sessions.service.js';
import { aToken } from './support/a-token.js';
import { type QueueJobs, queueJobs } from './support/queue-jobs.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

const BOARD = '/admin/queues';
const ADMIN_ID = 7;
const LOCAL = new OwnAddress({ PUBLIC_URL: undefined, PORT: 3000 });

describe('the queue board', () => {
  let testBed: TestBed;
  let jobs: QueueJobs;
  beforeAll(async () => {
    testBed = await startTestBed({ LOG_LEVEL: 'info' });
    jobs = queueJobs(testBed.redis.url);
  });
  afterAll(async () => {
    await jobs.close();
    await testBed.stop();
  });

  const session = (method: 'POST' | 'DELETE') =>
    fetch(`${testBed.gateway.url}/api/admin/session`, {
      method,
      headers: { authorization: `Bearer ${aToken({ sub: 'admin' })}` },
    });
  const beginSession = async () => {
    const reply = await session('POST');
    expect(reply.status).toBe(204);
    return reply.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  };
  const send = (path: string, headers: Record<string, string>, method = 'GET') =>
    fetch(`${testBed.gateway.url}${BOARD}${path}`, { method, headers, redirect: 'manual' });
  const act = (path: string, cookie: string, origin = testBed.gateway.url) =>
    send(`/api/queues/offer-expiry/${path}`, { cookie, origin }, 'PUT');
  const actions = () =>
    testBed.gateway
      .output()
      .split('\n')
      .filter((line) => line.includes('An admin changed a queue'))
      .map((line) => JSON.parse(line));

  it('redirects a browser without a session to the panel', async () => {
    const page = await send('', { accept: 'text/html' });
    expect([page.status, page.headers.get('location')]).toEqual([303, '/admin']);
    for (const cookie of ['', 'rotadas-board=7.short', `rotadas-board=7.${'a'.repeat(43)}`]) {
      const call = await send('/api/queues', { cookie });
      expect(call.status).toBe(403);
      expect(await call.json()).toMatchObject({ code: 'board-session-missing' });
    }
  });

  it('shows the queues under its own policy, without inline scripts and styles', async () => {
    const cookie = await beginSession();
    const page = await send('', { cookie, accept: 'text/html' });
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(await page.text()).toContain('<html lang="tr"');
    const listed = await send('/api/queues?activeQueue=offer-expiry&status=latest&page=1', { cookie });
    expect(await listed.json()).toMatchObject({
      queues: [{ name: 'offer-expiry' }, { name: 'notification-push' }, { name: 'notification-mail' }],
    });
    const elsewhere = await send('/nothing/here', { cookie, accept: 'text/html' });
    expect([elsewhere.status, await elsewhere.json()]).toMatchObject([404, { code: 'path-unknown' }]);
  });

  it('retries and removes jobs; logs and records each change before it is made, and failures too', async () => {
    const cookie = await beginSession();
    const failed = await jobs.failed('7-1');
    const delayed = await jobs.delayed('7-2');
    const before = testBed.standIns.auditEntries.length;
    expect((await act(`${failed}/retry`, cookie)).status).toBe(204);
    expect(await jobs.stateOf(failed)).toBe('waiting');
    expect((await act(`${delayed}/clean`, cookie)).status).toBe(204);
    expect(await jobs.stateOf(delayed)).toBe('unknown');
    expect((await act('8-unknown/retry', cookie)).status).toBe(404);
    const toJobs = () => actions().filter(({ job }) => job !== undefined);
    await eventually(
      'all are logged and recorded',
      async () => toJobs().length === 3 && testBed.standIns.auditEntries.length === before + 4,
    );
    const about = { userId: ADMIN_ID, queue: 'offer-expiry' };
    expect(toJobs()).toMatchObject([
      { ...about, action: 'retry', job: '7-1', status: 204 },
      { ...about, action: 'clean', job: '7-2', status: 204 },
      { ...about, action: 'retry', job: '8-unknown', status: 404 },
    ]);
    const entry = { adminId: ADMIN_ID, target: 'offer-expiry', userId: null };
    expect(testBed.standIns.auditEntries.slice(before)).toMatchObject([
      { ...entry, kind: 'queue-change', facts: { action: 'retry', job: '7-1' } },
      { ...entry, kind: 'queue-change', facts: { action: 'clean', job: '7-2' } },
      { ...entry, kind: 'queue-change', facts: { job: '8-unknown' } },
      { ...entry, kind: 'queue-change-failed', facts: { job: '8-unknown', status: '404' } },
    ]);
    expect((await act(`${failed}/retry/failed`, cookie)).status).toBe(404); // no such call
  });

  it('makes no change that cannot be recorded', async () => {
    const cookie = await beginSession();
    const job = await jobs.failed('8-2');
    testBed.standIns.recordsAuditEntries = false;
    const rejected = await act(`${job}/retry`, cookie);
    testBed.standIns.recordsAuditEntries = true;
    expect([rejected.status, await rejected.json()]).toMatchObject([503, { code: 'dependency-away' }]);
    expect(await jobs.stateOf(job)).toBe('failed');
  });

  it('rejects changes from a foreign or missing origin', async () => {
    const cookie = await beginSession();
    const job = await jobs.delayed('7-3');
    const foreign = await act(`${job}/clean`, cookie, 'https://elsewhere.example');
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: 'origin-foreign' }]);
    const silent = await send(`/api/queues/offer-expiry/${job}/clean`, { cookie }, 'PUT');
    expect(silent.status).toBe(403);
    expect(await jobs.stateOf(job)).toBe('delayed');
  });

  it('expires each session after 15 minutes', async () => {
    await withRedis(testBed.redis.url, async (redis) => {
      const sessions = new BoardSessions(redis, LOCAL, new InMemoryRpcClient());
      const now = Date.now();
      const first = await sessions.begin(8, now);
      expect(first).toMatch(/^rotadas-board=8\.[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Strict$/);
      const second = await sessions.begin(8, now + 60_000);
      const end = now + BOARD_SESSION_SECONDS * 1_000;
      expect(await sessions.findOwner(first, end - 1)).toBe(8);
      expect(await sessions.findOwner(first, end)).toBeNull();
      expect(await sessions.findOwner(second, end)).toBe(8);
      expect(await redis.ttl('gateway:board-sessions:8')).toBeLessThanOrEqual(BOARD_SESSION_SECONDS);
    });
  });

  it('binds a session to one user, and stores a digest only', async () => {
    await withRedis(testBed.redis.url, async (redis) => {
      const sessions = new BoardSessions(redis, LOCAL, new InMemoryRpcClient());
      const secret = /9\.([\w-]{43})/.exec(await sessions.begin(9))?.[1] ?? '';
      expect(await sessions.findOwner(`rotadas-board=9.${secret}`)).toBe(9);
      expect(await sessions.findOwner(`rotadas-board=10.${secret}`)).toBeNull();
      const kept = await redis.zrange('gateway:board-sessions:9', '0', '-1');
      expect(kept.join()).not.toContain(secret);
    });
  });

  it('rejects a session that was ended', async () => {
    const cookie = await beginSession();
    expect((await session('DELETE')).headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await send('/api/queues', { cookie })).status).toBe(403);
  });
});
