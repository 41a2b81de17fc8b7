import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isInstalled } from '../../installed.mjs';
import { rootDir } from '@rotadas/servers/settings/environment';

const INSTALL = join(import.meta.dirname, 'install-tool.ts');

/** Installs the packages of an optional tool if they are missing. */
export function toolPackages(name: 'chromium' | 'lighthouse' | 'stryker'): string {
  const folder = join(rootDir, 'tools/optional', name);
  if (!isInstalled(folder))
    execFileSync(process.execPath, [INSTALL, name], {
      stdio: 'inherit',
    });
  return folder;
}
