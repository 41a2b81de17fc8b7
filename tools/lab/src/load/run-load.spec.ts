import { Delays } from '../measure/freshness.ts';
import { Tally } from '../measure/tally.ts';
import { isSuccess, reportLines } from './run-load.ts';

const RIGHT = { wrongViewers: 0, examples: [], unanswered: 0 };

const aResult = (verdict = RIGHT) => ({
  seconds: 2,
  tally: new Tally(),
  delays: new Delays(),
  warmUpDelays: new Delays(),
  endDelays: new Delays(),
  verdict,
});

describe('the report of a load run', () => {
  it('gives rates by the second and percentiles of freshness', () => {
    const result = aResult();
    result.tally.sent = 200;
    result.delays.add(120);
    result.warmUpDelays.add(900);
    result.endDelays.add(600);
    const text = reportLines(result).join('\n');
    expect(text).toContain('sent 200 (100/s)');
    expect(text).toContain('freshness  p50 120 ms, p95 120 ms, p99 120 ms');
    expect(text).toContain('before   p50 900 ms, p95 900 ms, p99 900 ms');
    expect(text).toContain('after    p50 600 ms, p95 600 ms, p99 600 ms');
  });

  it('is a success when every viewer shows the truth', () => {
    expect(isSuccess(aResult())).toBe(true);
  });

  it.each([
    ['a viewer is wrong', { ...RIGHT, wrongViewers: 1 }],
    ['a position was never answered', { ...RIGHT, unanswered: 1 }],
  ])('is a failure when %s', (_, verdict) => {
    expect(isSuccess(aResult(verdict))).toBe(false);
  });

  it('is a failure when something was refused, and names it', () => {
    const result = aResult();
    result.tally.fail('rate-limited');
    result.tally.fail('rate-limited');
    expect(isSuccess(result)).toBe(false);
    expect(reportLines(result).join('\n')).toContain('rate-limited 2');
  });
});
