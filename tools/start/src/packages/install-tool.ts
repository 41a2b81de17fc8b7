import { join } from 'node:path';

import { rootDir } from '@rotadas/servers/settings/folders';
import { installPackages } from '../../install-packages.mjs';

// Usage: install-tool.ts FOLDER
const [name = ''] = process.argv.slice(2);
await installPackages(join(rootDir, 'tools/optional', name), `the packages of tools/optional/${name}`);
