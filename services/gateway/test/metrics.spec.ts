import { freePort } from '@rotadas/servers/processes/free-port';
import { eventually } from '@rotadas/test-kit/eventually';
import { aToken } from './support/a-token.js';
import { type QueueJobs, queueJobs } from './support/queue-jobs.js';
import { setStage, type Stage } from './support/stage.js';

describe('metrics', () => {
  let stage: Stage;
  let jobs: QueueJobs;
  let address: string;
  beforeAll(async () => {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    stage = await setStage({ METRICS_PORT: String(port), LOG_LEVEL: 'info' });
    jobs = queueJobs(stage.redis.url);
  });
  afterAll(async () => {
    await jobs.close();
    await stage.stop();
  });

  const scrape = async () => {
    const reply = await fetch(`${address}/metrics`);
    expect(reply.status).toBe(200);
    return reply.text();
  };
  const shows = (line: RegExp) => eventually(String(line), async () => line.test(await scrape()));

  it('tell requests by route pattern and status, never by the path that was asked', async () => {
    await stage.call('/api/users/5');
    await stage.call('/api/users/6');
    await stage.call('/api/nothing-of-the-kind');
    await shows(
      /rotadas_http_request_duration_seconds_count\{method="GET",route="\/api\/users\/:id",status="200"\} 2/,
    );
    const text = await scrape();
    expect(text).toMatch(/_count\{method="GET",route="\/api\/\*",status="404"\} \d+/);
    expect(text).not.toContain('nothing-of-the-kind');
    expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/);
    expect(text).toMatch(/nodejs_heap_size_used_bytes \d+/);
  });

  it('tell positions by what became of them', async () => {
    const position = { latitude: 39.9, longitude: 32.8 };
    await Promise.all([
      stage.call('/api/providers/location', position),
      stage.call('/api/providers/location', position),
      stage.call('/api/providers/location', position, aToken({ sub: 'offline' })),
    ]);
    const text = await scrape();
    expect(text).toMatch(/rotadas_positions_received_total 3/);
    expect(text).toMatch(/rotadas_positions_total\{outcome="stored"\} 2/);
    expect(text).toMatch(/rotadas_positions_total\{outcome="offline"\} 1/);
  });

  it('tell how many jobs wait in each queue, asked at that moment', async () => {
    await jobs.delayed('7-1');
    await shows(/rotadas_queue_jobs\{queue="offer-expiry",state="delayed"\} 1/);
    await jobs.failed('7-2');
    await shows(/rotadas_queue_jobs\{queue="offer-expiry",state="failed"\} 1/);
  });

  it('are no part of the public port', async () => {
    const reply = await stage.call('/metrics', undefined, '');
    expect(reply.status).toBe(404);
  });

  it('move to another port where theirs is taken, and the gateway starts all the same', async () => {
    const second = await setStage({ METRICS_PORT: new URL(address).port, LOG_LEVEL: 'info' });
    try {
      const told = /Metrics are at (http:\/\/127\.0\.0\.1:\d+)\/metrics/;
      await eventually('it tells where', async () => told.test(second.gateway.output()));
      const elsewhere = told.exec(second.gateway.output())?.[1] ?? '';
      expect(elsewhere).not.toBe(address);
      expect((await fetch(`${elsewhere}/metrics`)).status).toBe(200);
    } finally {
      await second.stop();
    }
  });
});
