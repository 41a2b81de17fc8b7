import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { checkBackup, writeManifest } from './manifest.ts';

const VERSION = '1.4.0';

describe('checkBackup', () => {
  const at = testFolder('manifest');
  const file = () => at('mongodb/users.bson.gz');

  beforeEach(async () => {
    await mkdir(at('mongodb'));
    await writeFile(file(), 'all that they have');
    const about = { begunAt: new Date(1), pointInTime: new Date(2), databases: ['rotadas-users'] };
    await writeManifest(at(), { version: VERSION, ...about });
  });

  it.each([VERSION, '1.10.0'])('accepts a backup of this version or an older one: %s', async (version) => {
    expect(await checkBackup(at(), version)).toMatchObject({
      pointInTime: new Date(2),
      databases: ['rotadas-users'],
    });
  });

  it('rejects a backup of a newer version', async () => {
    await expect(checkBackup(at(), '1.3.9')).rejects.toThrow('made by Rotadaş 1.4.0, and this is 1.3.9');
  });

  it.each([
    [/users\.bson\.gz in .* is truncated after 5 bytes/, () => truncate(file(), 5)],
    [/differs from the backed-up file/, () => writeFile(file(), 'all that they hath')],
    [/lacks mongodb\/users\.bson\.gz/, () => rm(file())],
  ])('reports a file that %s', async (message, damage) => {
    await damage();
    await expect(checkBackup(at(), VERSION)).rejects.toThrow(message);
  });

  it('rejects a folder that is not a backup of this product', async () => {
    const manifest = await readFile(at('manifest.json'), 'utf8');
    await writeFile(at('mongodb/manifest.json'), manifest.replace('rotadas"', 'another"'));
    await mkdir(at('damaged'));
    await writeFile(at('damaged/manifest.json'), manifest.slice(0, 40));
    for (const folder of ['mongodb', 'damaged', 'missing', 'mongodb/users.bson.gz'])
      await expect(checkBackup(at(folder), VERSION)).rejects.toThrow('is not a backup of Rotadaş');
  });
});
