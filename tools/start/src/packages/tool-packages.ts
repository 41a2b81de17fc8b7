import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/folders';
import { isInstalled } from '../../installed.mjs';

const INSTALL = join(import.meta.dirname, 'install-tool.ts');

/**
 * The folder of a tool whose packages only some commands need; installs them if they are missing.
 */
export function toolPackages(name: 'chromium' | 'lighthouse' | 'stryker'): string {
  const folder = join(rootDir, 'tools/optional', name);
  if (!isInstalled(folder))
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', INSTALL, name], {
      stdio: 'inherit',
    });
  return folder;
}
