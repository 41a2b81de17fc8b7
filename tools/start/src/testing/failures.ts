import { withoutColours } from './without-colours.ts';

/** How many lines of what a failed test tells are kept. */
const MAX_LINES = 30;

const NX_PREFIX = /^(@rotadas\/[\w-]+): /;
const JEST_FAILURE = /^\s*(?:● (?!Console$)|LOGGING RETRY ERRORS )(.+)$/;
const PLAYWRIGHT_FAILURE = /^\s+\d+\) (\[[\w-]+\] › .+)$/;
const END_OF_FAILURES =
  /^\s*(PASS|FAIL)\s|^(Test Suites:|Summary of all failing tests)|^\s+\d+ (passed|failed|flaky)\b/;

/**
 * The failed tests that jest and Playwright name in an output, each once, with the first lines of
 * why. Lines of packages that ran side by side are told apart by the prefix that Nx gives them.
 */
export function failuresIn(output: string): string[] {
  const failures = new Map<string, string[]>();
  const current = new Map<string, string[]>();
  for (const prefixed of withoutColours(output).split('\n')) {
    const prefix = NX_PREFIX.exec(prefixed)?.[0] ?? '';
    const line = prefixed.slice(prefix.length);
    const title = (JEST_FAILURE.exec(line) ?? PLAYWRIGHT_FAILURE.exec(line))?.[1]?.trim();
    if (title !== undefined) {
      const name = `${prefix}${title}`;
      const lines = failures.has(name) ? [] : [name];
      if (lines.length > 0) failures.set(name, lines);
      current.set(prefix, lines);
    } else if (END_OF_FAILURES.test(line)) {
      current.delete(prefix);
    } else {
      const lines = current.get(prefix);
      if (lines !== undefined && lines.length < MAX_LINES && line.trim() !== '') lines.push(line);
    }
  }
  return [...failures.values()].map((lines) => lines.join('\n'));
}

/** The last lines of an output: why a part failed that names no test. */
export function lastLinesOf(output: string): string {
  const lines = withoutColours(output)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.slice(-MAX_LINES).join('\n');
}
