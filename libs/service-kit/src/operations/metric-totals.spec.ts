import { Metrics } from '../metrics/metrics.js';
import { readTotals, sinceThen } from './metric-totals.js';
import { readQueues } from './read-queues.js';

const described = (name: string) => ({ name, help: name });

describe('what a copy has counted', () => {
  it('is read from counters and histograms by their labels, as what came since the last look', async () => {
    const metrics = new Metrics();
    const outcomes = { stored: 5, undecided: 1, unanswered: 2, offline: 9 };
    metrics.countsBy(described('rotadas_positions_total'), 'outcome', outcomes);
    const requests = metrics.histogram(
      described('rotadas_http_request_duration_seconds'),
      ['route', 'status'],
      [1, 2],
    );
    requests({ route: '/api/users/:id', status: '200' })(0.5);
    const before = await readTotals(metrics);
    outcomes.stored += 3;
    outcomes.unanswered += 1;
    requests({ route: '/api/users/:id', status: '200' })(1.5);
    requests({ route: '/api/live', status: '101' })(3_600);
    requests({ route: '/api/places', status: '503' })(4);
    const { counts, durations } = sinceThen(before, await readTotals(metrics));
    expect(counts).toMatchObject({ positionsStored: 3, positionsLost: 1, requests: 3, requestsFailed: 1 });
    expect(durations.requests).toEqual({ bounds: [1, 2], counts: [0, 1, 1] });
  });

  it('has nothing of what the process does not measure', async () => {
    const { counts, durations } = await readTotals(new Metrics());
    expect(counts).not.toHaveProperty('positionsReceived');
    expect(durations).not.toHaveProperty('freshness');
  });

  it('has each queue by its states', async () => {
    const metrics = new Metrics();
    expect(await readQueues(metrics)).toEqual({});
    const sample = (state: string, value: number) => ({ labels: { queue: 'mail', state }, value });
    metrics.levels(described('rotadas_queue_jobs'), ['queue', 'state'], () => [
      sample('waiting', 4),
      sample('failed', 2),
    ]);
    metrics.levels(described('rotadas_queue_oldest_job_age_seconds'), ['queue', 'state'], () => [
      sample('waiting', 61),
      sample('failed', 900),
    ]);
    expect(await readQueues(metrics)).toEqual({
      mail: { waiting: 4, delayed: 0, failed: 2, oldestWaiting: 61 },
    });
  });
});
