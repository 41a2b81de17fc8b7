import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { runningProcess, stillRuns, type Running } from '@rotadas/servers/processes/running.mjs';
import { claimDataFolder } from './claim-data-folder.ts';
import { readRoster, writeRoster } from '@rotadas/servers/leftovers/leftover-processes';
import { type TemporaryFolder, temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';

const LONG_LIVED = 'setInterval(() => undefined, 1_000)';
const moduleUrl = (path: string): string => pathToFileURL(join(import.meta.dirname, path)).href;

const LAUNCHER = `
  import { claimDataFolder } from '${moduleUrl('claim-data-folder.ts')}';
  import { startChild } from '${import.meta.resolve('@rotadas/servers/processes/child')}';
  const folder = process.argv[1];
  await claimDataFolder(folder, console.log);
  const args = ['-e', '${LONG_LIVED}'];
  console.log(String(startChild({ command: process.execPath, args, logFile: folder + '/child.log' }).pid));
`;

describe('claimDataFolder', () => {
  let own: TemporaryFolder;
  let folder: string;
  let lines: string[];
  let started: ChildProcess[];
  const claim = () => claimDataFolder(folder, (line) => lines.push(line));

  beforeEach(async () => {
    [lines, started] = [[], []];
    own = await temporaryFolder('claim');
    folder = own.path;
  });
  afterEach(async () => {
    started.forEach((child) => child.kill('SIGKILL'));
    await own.remove();
  });

  it('rejects a second launcher in the same data folder with a one-line error', async () => {
    const release = await claim();
    await expect(claim()).rejects.toThrow(
      /^Rotadaş already runs in .* choose another folder with DATA_DIR\.$/,
    );
    await release();
    const releaseAgain = await claim();
    await releaseAgain();
  });

  it('ends processes that a killed launcher left running in the data folder', async () => {
    const launcher = start(['--input-type=module', '-e', LAUNCHER, folder]);
    const leftOver = running(Number(await firstLine(launcher)));
    launcher.kill('SIGKILL');
    await once(launcher, 'exit');
    expect(stillRuns(leftOver)).toBe(true);

    const release = await claim();

    expect(stillRuns(leftOver)).toBe(false);
    expect(lines).toEqual([expect.stringContaining('stopped now')]);
    await release();
  });

  it('does not end another process that has the same ID', async () => {
    const bystander = running(start(['-e', LONG_LIVED]).pid ?? 0);
    const gone = { pid: process.pid, startedAt: 'before' };
    writeRoster(join(folder, 'running.json'), {
      launcher: gone,
      children: [{ ...bystander, startedAt: 'before' }],
    });

    const release = await claim();

    expect(stillRuns(bystander)).toBe(true);
    expect(lines).toEqual([]);
    expect(readRoster(join(folder, 'running.json'))?.launcher.pid).toBe(process.pid);
    await release();
  });

  function start(args: string[]): ChildProcess {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    started.push(child);
    return child;
  }
});

function running(pid: number): Running {
  const found = runningProcess(pid);
  if (found === undefined) throw new Error(`process ${pid} does not run`);
  return found;
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('its output is not piped');
  const [text] = await once(stdout, 'data');
  return String(text).split('\n')[0] ?? '';
}
