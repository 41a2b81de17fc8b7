import { failuresIn } from './failures.ts';

describe('failuresIn', () => {
  it('names a failed test of jest once, with why, though the summary repeats it', () => {
    const output = [
      '\u001b[31mFAIL\u001b[39m test/a.spec.ts',
      '  ● a part › does it',
      '',
      '    expected 1',
      'PASS test/b.spec.ts',
      'Summary of all failing tests',
      'FAIL test/a.spec.ts',
      '  ● a part › does it',
      '    expected 1',
      'Test Suites: 1 failed',
    ].join('\n');
    expect(failuresIn(output)).toEqual(['a part › does it\n    expected 1']);
  });

  it('tells packages apart that ran side by side', () => {
    const output = [
      '@rotadas/users:   ● one',
      '@rotadas/reports:   ● two',
      '@rotadas/users:     why one',
      '@rotadas/reports:     why two',
    ].join('\n');
    expect(failuresIn(output)).toEqual([
      '@rotadas/users: one\n    why one',
      '@rotadas/reports: two\n    why two',
    ]);
  });

  it.each(['product', 'fresh-clone'])(
    'names what failed in a browser, also where the second try passed: %s',
    (project) => {
      const title = `[${project}] › tests/push.spec.ts:108:5 › push ──`;
      const output = `  1) ${title}\n\n    Error: none\n\n  1 flaky\n    [${project}]\n`;
      expect(failuresIn(output)).toEqual([`${title}\n    Error: none`]);
    },
  );

  it('names what failed at its first try in jest', () => {
    const output = ' LOGGING RETRY ERRORS  a part flakes\n RETRY 1 \n\n    first\n\nPASS test/a.spec.ts\n';
    expect(failuresIn(output)).toEqual(['a part flakes\n RETRY 1 \n    first']);
  });

  it('takes lines of a log and passed tests for no failure', () => {
    expect(failuresIn('  ● Console\n    console.log\nPASS a.spec.ts\n  9 passed (1.2m)\n')).toEqual([]);
  });

  it('keeps the first lines of a long reason only', () => {
    const [failure] = failuresIn(`  ● long\n${'    line\n'.repeat(100)}`);
    expect(failure?.split('\n')).toHaveLength(30);
  });
});
