import { findFaults, type FuzzReport } from './fuzz-report.ts';

const complete: FuzzReport = {
  complete: true,
  seed: 1,
  running_time: 12.3,
  operations: { selected: 22, tested: 22 },
  test_cases: { generated: 1_500 },
  failures: [],
  errors: [],
};

describe('findFaults', () => {
  it('is 0 if everything was called and nothing failed', () => {
    expect(findFaults(complete, 1_500)).toBe(0);
  });

  it('counts failures and errors', () => {
    const failures = [{ title: 'Schema-valid request rejected', count: 2, operations: ['GET /api/reports'] }];
    expect(findFaults({ ...complete, failures, errors: ['no connection'] }, 1_500)).toBe(3);
  });

  it.each([
    ['was cut short', { complete: false }],
    ['skipped an operation', { operations: { selected: 22, tested: 21 } }],
    ['made too few calls', { test_cases: { generated: 1_499 } }],
  ])('is at least 1 for a run that %s', (_how, part) => {
    expect(findFaults({ ...complete, ...part }, 1_500)).toBe(1);
  });
});
