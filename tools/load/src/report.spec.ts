import { Delays } from './measure/delays.ts';
import { isSuccess, reportLines } from './report.ts';
import { Tally } from './measure/tally.ts';

const RIGHT = { wrongViewers: 0, examples: [], unanswered: 0 };

const aResult = (verdict = RIGHT) => ({
  seconds: 2,
  tally: new Tally(),
  delays: new Delays(),
  verdict,
});

describe('the report of a load run', () => {
  it('gives rates by the second and percentiles of freshness', () => {
    const result = aResult();
    result.tally.sent = 200;
    result.delays.add(120);
    const text = reportLines(result).join('\n');
    expect(text).toContain('sent 200 (100/s)');
    expect(text).toContain('p99 120 ms');
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
