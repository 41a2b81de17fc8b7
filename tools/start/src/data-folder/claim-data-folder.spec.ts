import { readPidFile, writePidFile } from '@rotadas/servers/leftovers/leftover-processes';
import { type Child, startChild } from '@rotadas/servers/processes/child';
import { runningProcess, stillRuns, type ProcessIdentity } from '@rotadas/servers/processes/running.mjs';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { claimDataFolder } from './claim-data-folder.ts';

const KILLED = { pid: process.pid, startedAt: 'before' };

describe('claimDataFolder', () => {
  const at = testFolder('claim');
  let lines: string[];
  let started: Child[];
  const claim = () => claimDataFolder(at(), (line) => lines.push(line));

  beforeEach(() => void ([lines, started] = [[], []]));
  afterEach(() => Promise.all(started.map((child) => child.kill())));

  it('rejects a second launcher in the same data folder with a one-line error', async () => {
    const release = await claim();
    await expect(claim()).rejects.toThrow(
      /^Rotadaş already runs in .* choose another folder with DATA_DIR\.$/,
    );
    await release();
    const releaseAgain = await claim();
    await releaseAgain();
  });

  it('records its children for a later launcher', async () => {
    const release = await claim();
    const child = start();
    expect(readPidFile(at('running.json'))).toEqual({
      launcher: runningProcess(process.pid),
      children: [child],
    });
    await release();
  });

  it('ends processes of a killed launcher, but none that only has the ID of one', async () => {
    const [leftOver, bystander] = [start(), start()];
    const children = [leftOver, { ...bystander, startedAt: 'before' }];
    writePidFile(at('running.json'), { launcher: KILLED, children });

    const release = await claim();

    expect([leftOver, bystander].map(stillRuns)).toEqual([false, true]);
    expect(lines).toEqual([expect.stringContaining('left processes running (1); they are stopped now')]);
    await release();
  });

  function start(): ProcessIdentity {
    const args = ['-e', 'setInterval(() => undefined, 1_000)'];
    const child = startChild({ command: process.execPath, args, logFile: at('child.log') });
    started.push(child);
    const running = runningProcess(child.pid);
    if (running === undefined) throw new Error(`process ${child.pid} does not run`);
    return running;
  }
});
