import { cpus } from 'node:os';
import { sweepTemporaryFolders } from '@rotadas/servers/left-over/sweep-temporary-folders';
import { INTERRUPTED, onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { environment } from '@rotadas/servers/settings/environment';
import { BUILD, type Lane, lanesAfter, type Part } from './testing/parts.ts';
import { prefixLines } from './testing/prefix-lines.ts';
import { runPart, type PartResult } from './testing/run-part.ts';

const MINUTE_MS = 60_000;
/** Longer than a part may take to stop what it has started. */
const STOP_PATIENCE_MS = 20_000;

const say = (line: string): void => console.log(line);
const env = { ...environment.all, NX_DAEMON: 'false', NX_TUI: 'false', CI: environment.all['CI'] ?? '1' };

const stopped = new AbortController();
let running: Promise<PartResult[]> = Promise.resolve([]);
onStopSignal(
  async () => {
    stopped.abort(new Error('Stopped before all parts had run'));
    await Promise.allSettled([running]);
  },
  { exitCode: INTERRUPTED, patienceMs: STOP_PATIENCE_MS },
);

try {
  const startedAt = Date.now();
  await sweepTemporaryFolders(say);
  running = runAllParts();
  const results = await running;
  stopped.signal.throwIfAborted();
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
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  say(`${'all, side by side'.padEnd(18)} ${String(seconds).padStart(4)} s  on ${cpus().length} processors`);
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
 * Builds, and then runs the lanes side by side. Integration tests provide their servers themselves;
 * the browser tests start whole products of their own.
 */
async function runAllParts(): Promise<PartResult[]> {
  const built = await run(BUILD, 0, env);
  if (built.failed > 0) return [built];
  const afterBuild = { ...env, BUILD_IS_CURRENT: 'true' };
  const lanes = await Promise.all(lanesAfter(built.seconds).map((lane) => runLane(lane, afterBuild)));
  return [built, ...lanes.flat()];
}

async function runLane({ niceness, parts }: Lane, env: NodeJS.ProcessEnv): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const part of parts) {
    if (stopped.signal.aborted) break;
    results.push(await run(part, niceness, env));
  }
  return results;
}

async function run(part: Part, niceness: number, env: NodeJS.ProcessEnv): Promise<PartResult> {
  const late = AbortSignal.timeout(part.minutes * MINUTE_MS);
  const prefix = `${part.name.padEnd(16)} | `;
  const shown = { stdout: prefixLines(prefix, process.stdout), stderr: prefixLines(prefix, process.stderr) };
  const result = await runPart(part, {
    env,
    limit: AbortSignal.any([late, stopped.signal]),
    niceness,
    show: (chunk, from) => shown[from].write(chunk),
  });
  shown.stdout.end();
  shown.stderr.end();
  if (late.aborted) say(`${part.name} took longer than its limit of ${part.minutes} min and was ended.`);
  return result;
}
