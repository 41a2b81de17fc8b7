import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '@rotadas/servers/settings/environment';

const NX = join(import.meta.dirname, '../../../node_modules/nx/dist/bin/nx.js');

/**
 * Brings the build of the package under test up to date, so that its integration tests never run an
 * old one: about a second where there is nothing to do. A run that Nx itself started has been
 * preceded by the build already.
 */
export async function buildFirst(): Promise<void> {
  if (environment.all['NX_TASK_TARGET_PROJECT'] !== undefined) return;
  const env = { ...environment.all, NX_DAEMON: 'false', NX_TUI: 'false' };
  await promisify(execFile)(process.execPath, [NX, 'build'], { env }).catch((error: unknown) => {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`The build of ${process.cwd()} failed:\n${said}`, { cause: error });
  });
}
