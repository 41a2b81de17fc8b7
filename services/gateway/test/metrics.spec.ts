import { eventually } from '@rotadas/test-kit/eventually';
import { freePort } from '@rotadas/servers/processes/ports';
import { type QueueJobs, queueJobs } from './support/queue-jobs.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

describe('metrics', () => {
  let testBed: TestBed;
  let jobs: QueueJobs;
  let address: string;
  beforeAll(async () => {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    testBed = await startTestBed({ METRICS_PORT: String(port), LOG_LEVEL: 'info' });
    jobs = queueJobs(testBed.redis.url);
  });
  afterAll(async () => {
    await jobs.close();
    await testBed.stop();
  });

  const scrape = async () => {
    const reply = await fetch(`${address}/metrics`);
    expect(reply.status).toBe(200);
    return reply.text();
  };
  const shows = (line: RegExp) => eventually(String(line), async () => line.test(await scrape()));

  it('label requests by route pattern and status, never by path', async () => {
    await testBed.call('/api/users/5');
    await testBed.call('/api/users/6');
    await testBed.call('/api/nothing-of-the-kind');
    await shows(
      /rotadas_http_request_duration_seconds_count\{method="GET",route="\/api\/users\/:id",status="200"\} 2/,
    );
    const text = await scrape();
    expect(text).toMatch(/_count\{method="GET",route="\/api\/\*",status="404"\} \d+/);
    expect(text).not.toContain('nothing-of-the-kind');
  });

  it('do not grow with invented methods and paths', async () => {
    const readSeries = async () => new Set((await scrape()).match(/^rotadas_\w+(?:\{.*\})?(?= )/gm));
    const attack = async (round: number) => {
      const made = `${round}-${'x'.repeat(20)}`;
      const paths = ['/api/', '/api/users/', '/api/reports/', '/', '/%ff', '/api/live?x=', '/api/places?q='];
      const methods = ['GET', 'POST', 'PUT', 'QUERY', 'PURGE', 'PROPFIND', 'M-SEARCH', 'REPORT'];
      const headers = { 'x-request-id': made, authorization: `Bearer ${made}`, origin: `http://${made}` };
      const requests = paths.flatMap((path) => methods.map((method) => ({ path: `${path}${made}`, method })));
      await Promise.all(
        requests.map(({ path, method }) => fetch(`${testBed.gateway.url}${path}`, { method, headers })),
      );
    };
    await attack(0);
    const before = await readSeries();
    expect(before.size).toBeGreaterThan(50);
    for (let round = 1; round <= 2; round += 1) await attack(round);
    const grown = [...(await readSeries())].filter((series) => !before.has(series));
    expect(grown).toEqual([]);
    expect(await scrape()).not.toContain('xxxxx');
  });

  it('contain requests over NATS and reachable servers', async () => {
    await testBed.call('/api/users/5');
    await shows(/rotadas_rpc_client_duration_seconds_count\{subject="users\.get\S*",outcome="ok"\} [1-9]/);
    await shows(/rotadas_dependency_reachable\{dependency="nats"\} 1/);
    await shows(/rotadas_dependency_reachable\{dependency="redis"\} 1/);
    await shows(/rotadas_dependency_duration_seconds_count\{dependency="nats",outcome="ok"\} [1-9]/);
  });

  it('contain the current jobs of each queue', async () => {
    await jobs.delayed('7-1');
    await shows(/rotadas_queue_jobs\{queue="offer-expiry",state="delayed"\} 1/);
    await jobs.failed('7-2');
    await shows(/rotadas_queue_jobs\{queue="offer-expiry",state="failed"\} 1/);
    await shows(/rotadas_queue_oldest_job_age_seconds\{queue="offer-expiry",state="failed"\} [\d.e-]*[1-9]/);
    await shows(/rotadas_queue_oldest_job_age_seconds\{queue="offer-expiry",state="waiting"\} 0$/m);
  });
});
