import { jest } from '@jest/globals';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import * as running from './running.mjs';
import { type TemporaryFolder, temporaryFolder } from '../leftovers/temporary-folder.ts';

/** Runs once, before the next lock is checked. */
let beforeJudging: (() => void) | undefined;

const { stillRuns } = running;
jest.unstable_mockModule('./running.mjs', () => ({
  ...running,
  stillRuns(holder: running.ProcessIdentity) {
    const hook = beforeJudging;
    beforeJudging = undefined;
    hook?.();
    return stillRuns(holder);
  },
}));
const { withLock } = await import('./with-lock.mjs');

const KILLED = JSON.stringify({ pid: process.pid, startedAt: 'before' });

describe('withLock', () => {
  let own: TemporaryFolder;
  let folder: string;
  let file: string;

  beforeEach(async () => {
    own = await temporaryFolder('lock');
    folder = join(own.path, 'locks');
    await mkdir(folder);
    file = join(folder, 'lock');
  });
  afterEach(() => own.remove());

  async function runInOrder(start: (task: (name: string) => Promise<void>) => unknown[]): Promise<string[]> {
    const order: string[] = [];
    const task = (name: string) =>
      withLock(file, async () => {
        order.push(`${name} starts`);
        await delay(50);
        order.push(`${name} ends`);
      });
    await Promise.all(start(task));
    return order;
  }

  const oneByOne = (...names: string[]) => names.flatMap((name) => [`${name} starts`, `${name} ends`]);

  it('runs tasks one after another', async () => {
    expect(await runInOrder((task) => [task('one'), task('two')])).toEqual(oneByOne('one', 'two'));
    expect(await readdir(folder)).toEqual([]);
  });

  it('runs tasks one after another if both find an abandoned lock', async () => {
    await writeFile(file, KILLED);
    const order = await runInOrder((task) => {
      let first: Promise<void> | undefined;
      beforeJudging = () => (first = task('first'));
      return [task('second'), first];
    });
    expect(order).toEqual(oneByOne('first', 'second'));
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not remove the lock of another process', async () => {
    await withLock(file, () => writeFile(file, KILLED));
    expect(await readFile(file, 'utf8')).toBe(KILLED);
  });

  it('names the holder if it waits for more than an hour', async () => {
    const holder = JSON.stringify(running.runningProcess(process.pid));
    await writeFile(file, holder);
    jest.spyOn(Date, 'now').mockReturnValueOnce(0);
    await expect(withLock(file, () => Promise.resolve())).rejects.toThrow(`is still held by ${holder}`);
  });

  it('ignores an old incomplete lock', async () => {
    await writeFile(file, '');
    await utimes(file, 0, 0);
    await expect(withLock(file, () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
