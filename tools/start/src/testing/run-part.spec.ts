import { readFile, writeFile } from 'node:fs/promises';
import { runningProcess, stillRuns, type ProcessIdentity } from '@rotadas/servers/processes/running.mjs';
import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { environment } from '@rotadas/servers/settings/environment';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { type PartOptions, runPart } from './run-part.ts';

/** Ignores every signal and has a child in another process group. */
const HANGING = `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  process.on('SIGTERM', () => undefined);
  const deaf = "process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1_000); console.log('up');";
  const child = spawn(process.execPath, ['-e', deaf], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.once('data', () => writeFileSync('pids.json', JSON.stringify([process.pid, child.pid])));
`;

const BEGETTING = `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  process.on('SIGTERM', () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)'], { stdio: 'ignore' });
    writeFileSync('child.json', JSON.stringify([child.pid]));
    process.exit();
  });
  setInterval(() => undefined, 1_000);
  writeFileSync('pids.json', JSON.stringify([process.pid]));
`;

const SCRIPTS = {
  hanging: 'node hanging.cjs',
  begetting: 'exec node begetting.cjs',
  green: 'echo "Tests:       3 passed, 3 total"',
  red: 'echo "Tests:       2 failed, 1 passed, 3 total" && exit 1',
  broken: 'echo "one line of lint" && exit 2',
};

describe('a part of the tests', () => {
  const at = testFolder('part');
  const never = new AbortController().signal;
  const run = (name: keyof typeof SCRIPTS, options: Partial<PartOptions> = {}) =>
    // Hidden, since `npm test` would count these summaries.
    runPart(name, {
      env: environment.all,
      signal: never,
      limit: never,
      show: () => undefined,
      stopTimeoutMs: 100,
      cwd: at(),
      ...options,
    });

  beforeEach(async () => {
    await writeFile(at('hanging.cjs'), HANGING);
    await writeFile(at('begetting.cjs'), BEGETTING);
    await writeFile(at('package.json'), JSON.stringify({ name: 'part', scripts: SCRIPTS }));
  });

  it.each([
    ['is aborted', 'signal', false],
    ['exceeds its time limit', 'limit', true],
  ] as const)('ends with everything it started when it %s, and counts as failed', async (_, by, timedOut) => {
    const end = new AbortController();
    const result = run('hanging', { [by]: end.signal });
    const hanging = await pidsIn(at('pids.json'));
    expect(hanging.map(stillRuns)).toEqual([true, true]);

    end.abort();

    expect(await result).toMatchObject({ name: 'hanging', timedOut, passed: 0, failed: 1 });
    expect(hanging.map(stillRuns)).toEqual([false, false]);
  });

  it('also ends processes that start while it ends', async () => {
    const end = new AbortController();
    const result = run('begetting', { signal: end.signal, stopTimeoutMs: 10_000 });
    await pidsIn(at('pids.json'));

    end.abort();

    expect(await result).toMatchObject({ failed: 1 });
    const [child] = JSON.parse(await readFile(at('child.json'), 'utf8')) as number[];
    await waitUntil(async () => expect(runningProcess(child ?? 0)).toBeUndefined(), {
      what: 'The end of the child',
      timeoutMs: 30_000,
    });
  });

  it.each([
    ['green', { passed: 3, failed: 0 }],
    ['red', { passed: 1, failed: 2 }],
    ['broken', { passed: 0, failed: 1 }],
  ] as const)('reports the outcome of its script: %s', async (name, counts) => {
    expect(await run(name)).toMatchObject({ ...counts, timedOut: false });
  });
});

async function pidsIn(file: string): Promise<ProcessIdentity[]> {
  let pids: number[] = [];
  await waitUntil(async () => void (pids = JSON.parse(await readFile(file, 'utf8'))), {
    what: 'The hanging part',
    timeoutMs: 30_000,
  });
  return pids.map((pid) => runningProcess(pid) ?? { pid, startedAt: 'gone' });
}
