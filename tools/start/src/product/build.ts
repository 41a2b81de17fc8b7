import { join } from 'node:path';
import { runOrFail } from '@rotadas/servers/processes/run-command';
import { withLock } from '@rotadas/servers/processes/with-lock.mjs';
import type { Log } from '@rotadas/servers/server-definition';
import { cacheDir, rootDir, environment } from '@rotadas/servers/settings/environment';

const NX = join(rootDir, 'node_modules/nx/dist/bin/nx.js');
const SLOW_MS = 1_000;

const WITHOUT_WEB = ['--exclude', '@rotadas/web'];

/** Nothing is built within `npm test`: Nx would replace files of running products. */
export async function buildProduct(log: Log, { withWeb = true } = {}): Promise<void> {
  if (environment.all['BUILD_IS_CURRENT'] === 'true') return;
  const announce = setTimeout(() => log('Building ...'), SLOW_MS);
  const env = { ...environment.all, NX_DAEMON: 'false', NX_TUI: 'false' };
  try {
    await withLock(join(cacheDir, 'build.lock'), () =>
      runOrFail(process.execPath, [NX, 'run-many', '-t', 'build', ...(withWeb ? [] : WITHOUT_WEB)], {
        cwd: rootDir,
        env,
      }),
    );
  } finally {
    clearTimeout(announce);
  }
}
