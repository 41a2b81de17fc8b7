import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { envFileOptions } from '../env-file.mjs';

describe('settings in .env', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rotadas-env-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are not looked for where there is no such file', () =>
    expect(envFileOptions(folder, undefined)).toEqual([]));

  it.each([undefined, '--dev'])('are read by a start, mode %s', (mode) => {
    writeFileSync(join(folder, '.env'), 'PORT=3001\n');
    expect(envFileOptions(folder, mode)).toEqual([`--env-file=${join(folder, '.env')}`]);
  });

  it('are not read by tests', () => {
    writeFileSync(join(folder, '.env'), 'PORT=3001\n');
    expect(envFileOptions(folder, '--test')).toEqual([]);
  });
});
