import { withoutColours } from './without-colours.ts';

/** How many tests passed and failed, and how many of the passed ones only at their second try. */
export interface Counts {
  passed: number;
  failed: number;
  flaky: number;
}

const JEST_SUMMARY = /^.*?\bTests: +(.*\d+ total)\s*$/;
const JEST_SECOND_TRY = /\bLOGGING RETRY ERRORS\b/;
const PLAYWRIGHT_SUMMARY = /^\s+(\d+) (passed|failed|flaky|interrupted|did not run)\b(?: \(.*\))?\s*$/;

/**
 * Sums up the closing summaries of all jest and Playwright runs in an output; a cached Nx task
 * repeats its output.
 */
export function countResults(output: string): Counts {
  const counts: Counts = { passed: 0, failed: 0, flaky: 0 };
  let jestFailed = 0;
  let jestTriedAgain = 0;
  for (const line of withoutColours(output).split('\n')) {
    const jest = JEST_SUMMARY.exec(line)?.[1];
    if (jest !== undefined) {
      counts.passed += numberBefore(jest, 'passed');
      jestFailed += numberBefore(jest, 'failed');
    }
    if (JEST_SECOND_TRY.test(line)) jestTriedAgain += 1;
    const [, number, outcome] = PLAYWRIGHT_SUMMARY.exec(line) ?? [];
    if (outcome === 'flaky') counts.flaky += Number(number);
    if (outcome === 'passed' || outcome === 'flaky') counts.passed += Number(number);
    else if (outcome !== undefined) counts.failed += Number(number);
  }
  // what failed had a second try too, where there is one
  counts.flaky += Math.max(jestTriedAgain - jestFailed, 0);
  counts.failed += jestFailed;
  return counts;
}

function numberBefore(summary: string, word: string): number {
  return Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
}
