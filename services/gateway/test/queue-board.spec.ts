import { QUEUES } from '@rotadas/contracts/queues/queues';
import { eventually } from '@rotadas/test-kit/eventually';
import { aToken } from './support/a-token.js';
import { type QueueJobs, queueJobs } from './support/queue-jobs.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

const BOARD = '/admin/queues';
const ADMIN_ID = 7;

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

  const beginSession = async () => {
    const headers = { authorization: `Bearer ${aToken({ sub: 'admin' })}` };
    const reply = await fetch(`${testBed.gateway.url}/api/admin/session`, { method: 'POST', headers });
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
      queues: Object.values(QUEUES).map((name) => ({ name })),
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
    expect([rejected.status, await rejected.json()]).toMatchObject([503, { code: 'service-unavailable' }]);
    expect(await jobs.stateOf(job)).toBe('failed');
  });

  it('rejects changes from a foreign or missing origin', async () => {
    const cookie = await beginSession();
    const job = await jobs.delayed('7-3');
    const foreign = await act(`${job}/clean`, cookie, 'https://elsewhere.example');
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: 'origin-not-allowed' }]);
    const silent = await send(`/api/queues/offer-expiry/${job}/clean`, { cookie }, 'PUT');
    expect(silent.status).toBe(403);
    expect(await jobs.stateOf(job)).toBe('delayed');
  });
});
