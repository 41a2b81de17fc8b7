import { newDelays } from '../measure/freshness.ts';
import { Counters } from '../measure/counters.ts';
import { isSuccess, reportLines } from './run-load.ts';

const RIGHT = { wrongViewers: 0, examples: [], unanswered: 0 };

const aResult = (verdict = RIGHT) => ({
  seconds: 2,
  counters: new Counters(),
  delays: newDelays(),
  memory: [{ service: 'users', before: 90, after: 95 }],
  verdict,
});

describe('the report of a load run', () => {
  it('has rates per second, percentiles of freshness and the growth of memory', () => {
    const result = aResult();
    result.counters.sent = 200;
    result.delays.record(120);
    const text = reportLines(result).join('\n');
    expect(text).toContain('sent 200 (100/s)');
    expect(text).toContain('freshness  p50 120 ms, p95 120 ms, p99 120 ms');
    expect(text).toContain('memory     users 90 -> 95 MB');
  });

  it.each([
    ['a success if every viewer shows the acknowledged positions', RIGHT, true],
    ['a failure if a viewer is wrong', { ...RIGHT, wrongViewers: 1 }, false],
    ['a failure if a position was not acknowledged', { ...RIGHT, unanswered: 1 }, false],
  ])('is %s', (_, verdict, isGood) => {
    expect(isSuccess(aResult(verdict))).toBe(isGood);
  });

  it('is a failure if calls were rejected, and names the error', () => {
    const result = aResult();
    result.counters.countError('rate-limited');
    result.counters.countError('rate-limited');
    expect(isSuccess(result)).toBe(false);
    expect(reportLines(result).join('\n')).toContain('rate-limited 2');
  });
});
