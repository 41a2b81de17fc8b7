import { Counter, Histogram } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { MetricReader } from './metric-reader.js';

const described = (name: string) => ({ name, help: name });

describe('MetricReader', () => {
  it('returns rates and durations since the last reading, by labels', async () => {
    const metrics = new Metrics();
    const registers = [metrics.registry];
    const outcomes = new Counter({
      ...described('rotadas_positions_total'),
      labelNames: ['outcome'],
      registers,
    });
    for (const [outcome, count] of Object.entries({ stored: 5, undecided: 1, unavailable: 2, offline: 9 }))
      outcomes.inc({ outcome }, count);
    const requests = new Histogram({
      ...described('rotadas_http_request_duration_seconds'),
      labelNames: ['route', 'status'],
      buckets: [1, 2],
      registers,
    });
    requests.observe({ route: '/api/users/:id', status: '200' }, 0.5);
    const reader = new MetricReader(metrics);
    await reader.read();
    outcomes.inc({ outcome: 'stored' }, 3);
    outcomes.inc({ outcome: 'unavailable' });
    requests.observe({ route: '/api/users/:id', status: '200' }, 1.5);
    requests.observe({ route: '/api/live', status: '101' }, 3_600);
    requests.observe({ route: '/api/places', status: '503' }, 4);
    const { figures, durations } = await reader.read();
    expect(figures.positionsStored).toBeGreaterThan(0);
    const stored = figures.positionsStored ?? 0;
    expect(figures.positionsLost).toBeCloseTo(stored / 3);
    expect(figures.requests).toBeCloseTo(stored);
    expect(figures.requestsFailed).toBeCloseTo(stored / 3);
    expect(durations.requests).toEqual({ bounds: [1, 2], counts: [0, 1, 2] });
  });

  it('omits figures that the process does not measure', async () => {
    const { figures, durations } = await new MetricReader(new Metrics()).read();
    expect(figures).not.toHaveProperty('positionsReceived');
    expect(durations).not.toHaveProperty('freshness');
  });

  it('returns the reachable servers, and the jobs of all queues', async () => {
    const metrics = new Metrics();
    const reader = new MetricReader(metrics);
    expect(await reader.read()).toMatchObject({ reachableServers: {} });
    metrics.addPing('nats', () => Promise.resolve());
    metrics.addPing('redis', () => Promise.reject(new Error('away')));
    const toSamples = (states: Record<string, number>) =>
      Object.entries(states).map(([state, value]) => ({ labels: { queue: 'mail', state }, value }));
    const labels = ['queue', 'state'];
    metrics.addReadGauge(described('rotadas_queue_jobs'), labels, () => toSamples({ waiting: 4, failed: 2 }));
    metrics.addReadGauge(described('rotadas_queue_oldest_job_age_seconds'), labels, () =>
      toSamples({ waiting: 61, failed: 900 }),
    );
    expect(await reader.read()).toMatchObject({
      figures: { jobsWaiting: 4, jobsFailed: 2, oldestJob: 61 },
      reachableServers: { nats: true, redis: false },
    });
  });
});
