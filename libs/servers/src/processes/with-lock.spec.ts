import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { withLock } from './with-lock.mjs';
import { type TemporaryFolder, temporaryFolder } from '../left-over/temporary-folder.ts';

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

  it('runs one task after the other', async () => {
    const order: string[] = [];
    const task = (name: string) =>
      withLock(file, async () => {
        order.push(`${name} starts`);
        await Promise.resolve();
        order.push(`${name} ends`);
      });
    await Promise.all([task('one'), task('two')]);
    const [first, second] = order[0] === 'one starts' ? ['one', 'two'] : ['two', 'one'];
    expect(order).toEqual([`${first} starts`, `${first} ends`, `${second} starts`, `${second} ends`]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('passes over a lock whose holder was killed', async () => {
    await writeFile(file, JSON.stringify({ pid: process.pid, startedAt: 'before' }));
    await expect(withLock(file, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('passes over an old lock that was never written to its end', async () => {
    await writeFile(file, '');
    await utimes(file, 0, 0);
    await expect(withLock(file, () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
