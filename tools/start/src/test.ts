import { sweepTemporaryFolders } from '@rotadas/servers/left-over/sweep-temporary-folders';
import { INTERRUPTED, onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { environment } from '@rotadas/servers/settings/environment';
import { LIMITS } from './testing/limits.ts';
import { runPart, type PartResult } from './testing/run-part.ts';

const MINUTE_MS = 60_000;

const say = (line: string): void => console.log(line);
const env = { ...environment.all, NX_DAEMON: 'false', NX_TUI: 'false', CI: environment.all['CI'] ?? '1' };

onStopSignal(() => Promise.resolve(), { exitCode: INTERRUPTED });

try {
  await sweepTemporaryFolders(say);
  const results = await runAllParts();
  for (const { name, failures } of results) {
    for (const failure of failures) say(`\n${name}: ${failure}`);
  }
  say('');
  for (const { name, seconds, passed, failed, flaky, wasEnded } of results) {
    const late = flaky === 0 ? '' : `, ${flaky} of the passed only at the second try (named above)`;
    const ended = wasEnded ? ', ended at its time limit' : '';
    say(
      `${name.padEnd(18)} ${String(seconds).padStart(4)} s  ${passed} passed, ${failed} failed${late}${ended}`,
    );
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

/**
 * The integration tests provide their servers themselves; the browser tests start whole products of
 * their own.
 */
async function runAllParts(): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const [name, minutes] of Object.entries(LIMITS)) {
    const limit = AbortSignal.timeout(minutes * MINUTE_MS);
    const result = await runPart(name, { env, limit, show: (chunk, to) => process[to].write(chunk) });
    if (result.wasEnded) say(`${name} took longer than its limit of ${minutes} min and was ended.`);
    results.push(result);
  }
  return results;
}
