import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBackup, writeManifest } from './manifest.ts';

const VERSION = '1.4.0';

describe('checkBackup', () => {
  let folder: string;
  const file = () => join(folder, 'mongodb/users.bson.gz');

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manifest-'));
    await mkdir(join(folder, 'mongodb'));
    await writeFile(file(), 'all that they have');
    const about = { begunAt: new Date(1), pointInTime: new Date(2), databases: ['rotadas-users'] };
    await writeManifest(folder, { version: VERSION, ...about });
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('accepts a backup of this version or an older one', async () => {
    const checked = await checkBackup(folder, VERSION);
    expect(checked).toMatchObject({ pointInTime: new Date(2), databases: ['rotadas-users'] });
    await expect(checkBackup(folder, '1.10.0')).resolves.toEqual(checked);
  });

  it('reports a truncated, changed or missing file', async () => {
    await truncate(file(), 5);
    await expect(checkBackup(folder, VERSION)).rejects.toThrow('users.bson.gz in');
    await expect(checkBackup(folder, VERSION)).rejects.toThrow('is truncated after 5 bytes');
    await writeFile(file(), 'all that they hath');
    await expect(checkBackup(folder, VERSION)).rejects.toThrow('differs from the backed-up file');
    await rm(file());
    await expect(checkBackup(folder, VERSION)).rejects.toThrow('lacks mongodb/users.bson.gz');
  });

  it('rejects a folder that is not a backup of this product', async () => {
    await expect(checkBackup(join(folder, 'mongodb'), VERSION)).rejects.toThrow('is not a backup of Rotadaş');
    await expect(checkBackup(join(folder, 'away'), VERSION)).rejects.toThrow('is not a backup of Rotadaş');
    await expect(checkBackup(file(), VERSION)).rejects.toThrow('is not a backup of Rotadaş');
    const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
    await writeFile(join(folder, 'manifest.json'), manifest.replace('rotadas"', 'another"'));
    await expect(checkBackup(folder, VERSION)).rejects.toThrow('is not a backup of Rotadaş');
    await writeFile(join(folder, 'manifest.json'), manifest.slice(0, 40));
    await expect(checkBackup(folder, VERSION)).rejects.toThrow('is not a backup of Rotadaş');
  });

  it('rejects a backup of a newer version', async () => {
    await expect(checkBackup(folder, '1.3.9')).rejects.toThrow('made by Rotadaş 1.4.0, and this is 1.3.9');
  });
});
