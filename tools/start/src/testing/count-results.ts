import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
}

const JEST_SUMMARY = /^Tests: (.* total)\s*$/;
const PLAYWRIGHT_SUMMARY = /^\s+(\d+) (passed|failed|flaky|interrupted|did not run)\b(?: \(.*\))?\s*$/;

/** Adds up the summaries of all jest and Playwright runs. */
export function countResults(output: string): Counts {
  const counts: Counts = { passed: 0, failed: 0 };
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const jest = JEST_SUMMARY.exec(line)?.[1];
    if (jest !== undefined) {
      counts.passed += numberBefore(jest, 'passed');
      counts.failed += numberBefore(jest, 'failed');
    }
    const [, number, outcome] = PLAYWRIGHT_SUMMARY.exec(line) ?? [];
    if (outcome === 'passed') counts.passed += Number(number);
    else if (outcome !== undefined) counts.failed += Number(number);
  }
  return counts;
}

function numberBefore(summary: string, word: string): number {
  return Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
}
