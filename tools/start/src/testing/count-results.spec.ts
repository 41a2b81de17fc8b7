import { countResults } from './count-results.ts';

describe('countResults', () => {
  it('sums up the summaries of several jest runs', () => {
    const output =
      'Tests:       1 failed, 2 skipped, 12 passed, 15 total\nnoise\nTests:       7 passed, 7 total\n';
    expect(countResults(output)).toEqual({ passed: 19, failed: 1, flaky: 0 });
  });

  it('reads a coloured summary', () => {
    expect(countResults('\u001b[1mTests:       \u001b[22m\u001b[32m3 passed\u001b[39m, 3 total')).toEqual({
      passed: 3,
      failed: 0,
      flaky: 0,
    });
  });

  it('counts what Playwright did not run as failed, and tells what passed only at the second try', () => {
    const output = '  1 failed\n    [product] > a.spec.ts\n  1 flaky\n  2 did not run\n  9 passed (1.2m)\n';
    expect(countResults(output)).toEqual({ passed: 10, failed: 3, flaky: 1 });
  });

  it('tells what passed only at the second try of jest from what failed at both', () => {
    const output =
      ' LOGGING RETRY ERRORS  a\n@rotadas/x:  LOGGING RETRY ERRORS  b\nTests: 1 failed, 4 passed, 5 total\n';
    expect(countResults(output)).toEqual({ passed: 4, failed: 1, flaky: 1 });
  });

  it('is not misled by the titles of tests', () => {
    expect(countResults('  ✓ 3 passed providers are counted\n')).toEqual({ passed: 0, failed: 0, flaky: 0 });
  });
});
