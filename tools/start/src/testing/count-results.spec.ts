import { countResults } from './count-results.ts';

describe('countResults', () => {
  it('adds up the summaries of several jest runs', () => {
    const output =
      'Tests:       1 failed, 2 skipped, 12 passed, 15 total\nnoise\nTests:       7 passed, 7 total\n';
    expect(countResults(output)).toEqual({ passed: 19, failed: 1 });
  });

  it('reads a coloured summary', () => {
    const output = '\u001b[1mTests:       \u001b[22m\u001b[32m3 passed\u001b[39m, 3 total';
    expect(countResults(output)).toEqual({ passed: 3, failed: 0 });
  });

  it('counts tests that Playwright did not run, and flaky ones, as failed', () => {
    const output = '  1 failed\n    [product] > a.spec.ts\n  1 flaky\n  2 did not run\n  9 passed (1.2m)\n';
    expect(countResults(output)).toEqual({ passed: 9, failed: 4 });
  });

  it('ignores test titles that look like a summary', () => {
    expect(countResults('  ✓ 3 passed providers are counted\n')).toEqual({ passed: 0, failed: 0 });
  });
});
