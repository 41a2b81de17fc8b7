import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { runningProcess, stillRuns } from './running.mjs';

describe('a running process', () => {
  it('is found by its id, and is the same when read again', () => {
    const self = runningProcess(process.pid);
    expect(self?.pid).toBe(process.pid);
    expect(self !== undefined && stillRuns(self)).toBe(true);
  });

  it('differs from an earlier process with the same id', () => {
    expect(stillRuns({ pid: process.pid, startedAt: 'before' })).toBe(false);
  });

  it('is not found after it has ended', async () => {
    const child = spawn('cat'); // until its input ends
    const running = runningProcess(child.pid ?? 0);
    expect(running).toBeDefined();
    child.stdin.end();
    await once(child, 'exit');
    expect(running !== undefined && stillRuns(running)).toBe(false);
  });
});
