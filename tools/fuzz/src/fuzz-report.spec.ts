import { findFaults, type FuzzReport } from './fuzz-report.ts';

const whole: FuzzReport = {
  complete: true,
  seed: 1,
  running_time: 12.3,
  operations: { selected: 22, tested: 22 },
  test_cases: { generated: 1_500 },
  failures: [],
  errors: [],
};

describe('the faults of a fuzz run', () => {
  it('are none when everything was called and nothing failed', () => {
    expect(findFaults(whole, 1_500)).toBe(0);
  });

  it('are its failures and its errors', () => {
    const failures = [{ title: 'Schema-valid request rejected', count: 2, operations: ['GET /api/reports'] }];
    expect(findFaults({ ...whole, failures, errors: ['no connection'] }, 1_500)).toBe(3);
  });

  it.each([
    ['was cut short', { complete: false }],
    ['left an operation out', { operations: { selected: 22, tested: 21 } }],
    ['made too few calls', { test_cases: { generated: 1_499 } }],
  ])('are one at least when it %s', (_how, part) => {
    expect(findFaults({ ...whole, ...part }, 1_500)).toBe(1);
  });
});
