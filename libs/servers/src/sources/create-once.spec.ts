import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TemporaryFolder, temporaryFolder } from '../leftovers/temporary-folder.ts';
import { createOnce } from './create-once.ts';

describe('createOnce', () => {
  let own: TemporaryFolder;
  beforeEach(async () => void (own = await temporaryFolder('create')));
  afterEach(() => own.remove());

  const create = (text: string) =>
    createOnce(join(own.path, 'tool/file'), async (work) => {
      await writeFile(join(work, 'file'), text);
      return join(work, 'file');
    });

  it('creates a missing target once, and keeps nothing else', async () => {
    await Promise.all([create('one'), create('one')]);
    await create('other');
    expect(await readFile(join(own.path, 'tool/file'), 'utf8')).toBe('one');
    expect(await readdir(join(own.path, 'tool'))).toEqual(['file']);
  });

  it('keeps nothing if the creation fails', async () => {
    const failing = createOnce(join(own.path, 'tool/file'), () => Promise.reject(new Error('no network')));
    await expect(failing).rejects.toThrow('no network');
    expect(await readdir(join(own.path, 'tool'))).toEqual([]);
  });
});
