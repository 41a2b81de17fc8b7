import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { INTERRUPTED, onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { sweepTemporaryFolders } from '@rotadas/servers/leftovers/temporary-folder';
import { type PartResult, runPart } from './testing/run-part.ts';
import { environment } from '@rotadas/servers/settings/environment';

const PARTS = ['build', 'lint', 'typecheck', 'test:unit', 'test:integration', 'test:journeys'];

const FURTHER_PARTS = [
  'test:faults',
  'test:browser -w e2e',
  'test:faults -w e2e',
  'test:cluster -w e2e',
  'test -w tools/fuzz',
  'test:alerts',
  'test:chart',
];

const LIMIT_MINUTES = 30;
const FURTHER_LIMIT_MINUTES = 60;

/** Longer than a part takes to stop, ms. */
const STOP_TIMEOUT_MS = 20_000;

const { values: options } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const log = (line: string): void => console.log(line);
const stopped = new AbortController();
let running: Promise<unknown> = Promise.resolve();
onStopSignal(
  async () => {
    stopped.abort();
    await Promise.allSettled([running]);
  },
  { exitCode: INTERRUPTED, stopTimeoutMs: STOP_TIMEOUT_MS },
);

await sweepTemporaryFolders(log);
const results = await runParts(options.all ? [...PARTS, ...FURTHER_PARTS] : PARTS);
summarize(results);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;

/** If the build fails, nothing else runs. */
async function runParts(parts: readonly string[]): Promise<PartResult[]> {
  const env = { ...environment.all, NX_DAEMON: 'false', NX_TUI: 'false', CI: environment.all['CI'] ?? '1' };
  const finished: PartResult[] = [];
  for (const part of parts) {
    log(`\n== ${part}\n`);
    const isBuild = part === 'build';
    const minutes = PARTS.includes(part) ? LIMIT_MINUTES : FURTHER_LIMIT_MINUTES;
    const current = runPart(part, {
      env: isBuild ? env : { ...env, BUILD_IS_CURRENT: 'true' },
      signal: stopped.signal,
      limit: AbortSignal.timeout(minutes * 60_000),
    });
    running = current;
    const result = await current;
    if (result.timedOut) log(`\n${part} was stopped because it took more than ${minutes} minutes.`);
    finished.push(result);
    if (stopped.signal.aborted || (isBuild && result.failed > 0)) break;
  }
  return finished;
}

function summarize(parts: readonly PartResult[]): void {
  const sum = (count: (part: PartResult) => number) => parts.reduce((total, part) => total + count(part), 0);
  log('');
  for (const { name, seconds, timedOut, passed, failed } of parts) {
    const outcome = `${passed} passed, ${failed} failed${timedOut ? ', timed out' : ''}`;
    log(`${name.padEnd(28)} ${String(seconds).padStart(5)} s  ${outcome}`);
  }
  log(
    `${'all'.padEnd(28)} ${String(sum(({ seconds }) => seconds)).padStart(5)} s  on ${cpus().length} processors`,
  );
  log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
}
