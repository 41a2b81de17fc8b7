import { jest } from '@jest/globals';
import { Metrics } from '../metrics/metrics.js';
import { isReady, ReadinessService } from './readiness.service.js';

const succeed = async () => undefined;
const fail = () => Promise.reject(new Error('no reply'));

describe('ReadinessService', () => {
  let metrics: Metrics;
  let readiness: ReadinessService;
  beforeEach(() => {
    metrics = new Metrics();
    readiness = new ReadinessService(metrics);
  });

  it('checks the pinged servers and what is added; all checks of a name must pass', async () => {
    metrics.addPing('mongodb', succeed);
    metrics.addPing('redis', succeed);
    metrics.addPing('nats', fail);
    readiness.add('redis', fail);
    readiness.add('nats', succeed);
    readiness.add('requests', succeed);
    const checks = { mongodb: true, redis: false, nats: false, requests: true };
    expect(await readiness.readiness()).toEqual({ checks });
    expect([isReady({ checks }), isReady({ checks: { mongodb: true } })]).toEqual([false, true]);
  });

  it('fails a check that takes longer than 2 s', async () => {
    jest.useFakeTimers();
    readiness.add('requests', () => new Promise(() => undefined));
    const checked = readiness.readiness();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await checked).toEqual({ checks: { requests: false } });
    jest.useRealTimers();
  });
});
