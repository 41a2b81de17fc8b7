import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Metrics } from './metrics.js';

describe('Metrics', () => {
  const findLines = async (metrics: Metrics, name: string) =>
    (await metrics.text()).body.split('\n').filter((line) => line.startsWith(name));

  it('serves all other metrics if a gauge cannot be read, and logs the first failure of a series', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const metrics = new Metrics();
    const err = new Error('away');
    const outcomes = [err, err, null, err];
    metrics.addReadGauge({ name: 'away', help: 'Away' }, ['server'], async () => {
      const error = outcomes.shift();
      if (error) throw error;
      return [{ labels: { server: 'a' }, value: 2 }];
    });
    metrics.addReadGauge({ name: 'room', help: 'Room' }, [], () => [{ labels: {}, value: 1 }]);
    expect(await findLines(metrics, 'away')).toEqual([]);
    expect(await findLines(metrics, 'room')).toEqual(['room 1']);
    expect(warn.mock.calls).toEqual([[{ err, metric: 'away' }, expect.any(String)]]);
    expect(await findLines(metrics, 'away')).toEqual(['away{server="a"} 2']);
    expect(await findLines(metrics, 'away')).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
    expect(await findLines(metrics, 'room')).toEqual(['room 1']);
  });

  it('exports the event loop delay, the heap and its limit', async () => {
    const { body } = await new Metrics().text();
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes'])
      expect(body).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(body).toMatch(/^rotadas_heap_limit_bytes \d{8,}/m);
  });

  it('shows a server as reachable if it responds to all pings within 2 s', async () => {
    const succeed = () => Promise.resolve();
    const metrics = new Metrics();
    metrics.addPing('mongodb', succeed);
    metrics.addPing('redis', () => Promise.reject(new Error('away')));
    metrics.addPing('redis', succeed);
    expect(await metrics.reachable()).toEqual({ mongodb: true, redis: false });
    jest.useFakeTimers();
    metrics.addPing('nats', () => new Promise(() => undefined));
    const lines = findLines(metrics, 'rotadas_dependency_reachable');
    await jest.advanceTimersByTimeAsync(2_000);
    jest.useRealTimers();
    expect(await lines).toEqual([
      'rotadas_dependency_reachable{dependency="mongodb"} 1',
      'rotadas_dependency_reachable{dependency="redis"} 0',
      'rotadas_dependency_reachable{dependency="nats"} 0',
    ]);
  });
});
