import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/environment';
import { installPackages } from '../../install-packages.mjs';
import { isInstalled } from '../../installed.mjs';

const OPTIONAL = join(rootDir, 'tools/optional');

/** Installs the packages of an optional tool if they are missing; returns their folder. */
export function toolPackages(name: 'chromium' | 'lighthouse'): string {
  const folder = join(OPTIONAL, name);
  if (!isInstalled(folder))
    execFileSync(process.execPath, [import.meta.filename, name], { stdio: 'inherit' });
  return folder;
}

// Usage: tool-packages.ts FOLDER
if (import.meta.main) {
  const [name = ''] = process.argv.slice(2);
  await installPackages(join(OPTIONAL, name), `the packages of tools/optional/${name}`);
}
