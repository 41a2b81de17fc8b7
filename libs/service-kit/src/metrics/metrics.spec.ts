import { Metrics } from './metrics.js';

describe('Metrics', () => {
  const findLines = async (metrics: Metrics, name: string) =>
    (await metrics.text()).body.split('\n').filter((line) => line.startsWith(name));

  it('reads counts and levels at a scrape', async () => {
    const metrics = new Metrics();
    const counts = { a: 1, b: 2 };
    metrics.countsBy({ name: 'things_total', help: 'Things' }, 'kind', counts);
    metrics.level({ name: 'room', help: 'Room' }, () => counts.a);
    counts.a = 5;
    expect(await findLines(metrics, 'things_total')).toEqual([
      'things_total{kind="a"} 5',
      'things_total{kind="b"} 2',
    ]);
    expect(await findLines(metrics, 'room')).toEqual(['room 5']);
  });

  it('serves all other metrics if a level cannot be read', async () => {
    const metrics = new Metrics();
    metrics.levels({ name: 'away', help: 'Away' }, ['server'], () => Promise.reject(new Error('away')));
    metrics.level({ name: 'room', help: 'Room' }, () => 1);
    expect(await findLines(metrics, 'away')).toEqual([]);
    expect(await findLines(metrics, 'room')).toEqual(['room 1']);
  });

  it('exports the event loop delay, the heap and its limit', async () => {
    const { body } = await new Metrics().text();
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes'])
      expect(body).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(body).toMatch(/^rotadas_heap_limit_bytes \d{8,}/m);
  });
});
