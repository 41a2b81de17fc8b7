import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runningProcess, stillRuns, type ProcessIdentity } from '../processes/running.mjs';
import { waitUntil } from '../processes/wait-until.ts';
import { writePidFile } from './leftover-processes.ts';
import {
  OWNER_FILE,
  sweepTemporaryFolders,
  type TemporaryFolder,
  temporaryFolder,
} from './temporary-folder.ts';

const moduleUrl = (path: string): string => new URL(path, import.meta.url).href;

/** Creates a folder in which a child writes, and prints both. */
const OWNER = `
  import { startChild } from '${moduleUrl('../processes/child.ts')}';
  import { onStopSignal } from '${moduleUrl('../processes/stop-signal.ts')}';
  import { temporaryFolder } from '${moduleUrl('./temporary-folder.ts')}';
  const [, parent, end] = process.argv;
  const { path } = await temporaryFolder('owned', parent);
  const code = "let at = 0; setInterval(() => require('fs').writeFileSync('file-' + at++, ''), 1)";
  const { pid } = startChild({ command: process.execPath, args: ['-e', code], cwd: path, logFile: path + '/log' });
  if (end === 'on a signal') onStopSignal(() => Promise.resolve());
  if (end === 'stays') setInterval(() => undefined, 1_000);
  console.log(JSON.stringify({ path, pid }));
  if (end === 'by an error') throw new Error('expected');
  if (end === 'by itself') process.exit(0);
`;

describe('temporary folders', () => {
  let parent: TemporaryFolder;
  let lines: string[];
  let owner: ChildProcess | undefined;
  const sweep = () => sweepTemporaryFolders((line) => lines.push(line), parent.path);
  const left = async () => (await readdir(parent.path)).filter((name) => name !== OWNER_FILE);

  beforeEach(async () => {
    lines = [];
    parent = await temporaryFolder('sweep');
  });
  afterEach(async () => {
    owner?.kill('SIGKILL');
    owner = undefined;
    await parent.remove();
  });

  it('are removed by their owner', async () => {
    const folder = await temporaryFolder('mine', parent.path);
    await writeFile(join(folder.path, 'file'), '');
    expect(await left()).toHaveLength(1);
    await folder.remove();
    await folder.remove();
    expect(await left()).toEqual([]);
  });

  it.each(['by itself', 'by an error'])('are removed when their process ends %s', async (end) => {
    await ownFolder(end);
    expect(await left()).toEqual([]);
  });

  it('are removed when their process is terminated', async () => {
    const { child } = await ownFolder('on a signal', (launched) => launched.kill('SIGTERM'));
    expect(await left()).toEqual([]);
    expect(stillRuns(child)).toBe(false);
  });

  it('are swept with their processes after their owner was killed', async () => {
    const { path, child } = await ownFolder('stays', (launched) => launched.kill('SIGKILL'));
    expect(existsSync(path)).toBe(true);
    expect(stillRuns(child)).toBe(true);

    await sweep();

    expect(stillRuns(child)).toBe(false);
    expect(await left()).toEqual([]);
    expect(lines).toEqual([`Removed ${path} of a killed run, whose processes (1) still ran`]);
  });

  it('are not swept while their owner runs or is unknown', async () => {
    const folder = await temporaryFolder('mine', parent.path);
    await mkdir(join(parent.path, 'rotadas-unknown'));
    await mkdir(join(parent.path, 'of-others'));
    writePidFile(join(parent.path, 'of-others', OWNER_FILE), {
      launcher: { pid: process.pid, startedAt: 'before' },
      children: [],
    });

    await sweep();

    expect(await left()).toHaveLength(3);
    expect(lines).toEqual([]);
    await folder.remove();
  });

  /** Runs a process that owns a folder to its end; calls `act` when its child is writing. */
  async function ownFolder(end: string, act?: (launched: ChildProcess) => void) {
    const args = [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      OWNER,
      parent.path,
      end,
    ];
    const launched = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    owner = launched;
    const ended = once(launched, 'exit');
    const [line]: unknown[] = await once(launched.stdout, 'data');
    const { path, pid } = JSON.parse(String(line)) as { path: string; pid: number };
    const child: ProcessIdentity = runningProcess(pid) ?? { pid, startedAt: 'gone' };
    if (act !== undefined) {
      await waitUntil(() => access(join(path, 'file-1')), { what: 'Its file', timeoutMs: 30_000 });
      act(launched);
    }
    await ended;
    return { path, child };
  }
});
