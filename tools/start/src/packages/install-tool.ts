import { join } from 'node:path';

import { withLock } from '@rotadas/servers/processes/with-lock.mjs';
import { cacheDir, rootDir } from '@rotadas/servers/settings/folders';
import { installPackages } from '../../install-packages.mjs';

// Installs the packages of a tool that no start needs, given by its folder in tools/, one process
// at a time.
const [name = ''] = process.argv.slice(2);
await withLock(join(cacheDir, `${name}-packages.lock`), () =>
  installPackages(join(rootDir, 'tools', name), `the packages of tools/${name}`),
);
