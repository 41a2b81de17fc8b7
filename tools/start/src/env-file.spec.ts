import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { envFileOptions } from '../env-file.mjs';

describe('settings in .env', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rotadas-env-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are not loaded if the file does not exist', () =>
    expect(envFileOptions(folder, undefined)).toEqual([]));

  it.each([undefined, '--dev'])('are loaded at start, mode %s', (mode) => {
    writeFileSync(join(folder, '.env'), 'PORT=3001\n');
    expect(envFileOptions(folder, mode)).toEqual([`--env-file=${join(folder, '.env')}`]);
  });

  it('are not loaded in tests', () => {
    writeFileSync(join(folder, '.env'), 'PORT=3001\n');
    expect(envFileOptions(folder, '--test')).toEqual([]);
  });
});
