import { writeFileSync } from 'node:fs';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { envFileOptions } from '../env-file.mjs';

describe('settings in .env', () => {
  const at = testFolder('env');

  it('are not loaded if the file does not exist', () => expect(envFileOptions(at(), undefined)).toEqual([]));

  it.each([
    [undefined, true],
    ['--dev', true],
    ['--test', false],
  ])('are loaded at start only, mode %s', (mode, isLoaded) => {
    writeFileSync(at('.env'), 'PORT=3001\n');
    expect(envFileOptions(at(), mode)).toEqual(isLoaded ? [`--env-file=${at('.env')}`] : []);
  });
});
