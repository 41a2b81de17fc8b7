import { onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { environment } from '@rotadas/servers/settings/environment';
import { runPart, type PartResult } from './testing/run-part.ts';

const say = (line: string): void => console.log(line);
const testEnv = { ...environment.all, NX_DAEMON: 'false', NX_TUI: 'false', CI: environment.all['CI'] ?? '1' };

onStopSignal(() => Promise.resolve());

try {
  const results = await runAllParts();
  say('');
  for (const { name, seconds, passed, failed, flaky } of results) {
    const late = flaky === 0 ? '' : `, ${flaky} of the passed only at the second try (named above)`;
    say(`${name.padEnd(18)} ${String(seconds).padStart(4)} s  ${passed} passed, ${failed} failed${late}`);
  }
  const passed = results.reduce((sum, part) => sum + part.passed, 0);
  const failed = results.reduce((sum, part) => sum + part.failed, 0);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  say('0 passed, 1 failed');
  process.exitCode = 1;
}

/** The integration tests provide their servers themselves; the browser tests start whole products of their own. */
async function runAllParts(): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const name of ['lint', 'typecheck', 'test:unit', 'test:integration', 'test:fuzz', 'test:e2e'])
    results.push(await runPart(name, testEnv));
  return results;
}
