import { join } from 'node:path';
import { installPackages } from '../../install-packages.mjs';
import { rootDir } from '@rotadas/servers/settings/environment';

// Usage: install-tool.ts FOLDER
const [name = ''] = process.argv.slice(2);
await installPackages(join(rootDir, 'tools/optional', name), `the packages of tools/optional/${name}`);
