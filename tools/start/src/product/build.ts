import { join } from 'node:path';

import { runOrFail } from '../processes/run-command.ts';
import type { Log } from '../servers/recipe.ts';
import { environment } from '../settings/environment.ts';
import { rootDir } from '../settings/folders.ts';

/** Builds what changed since the last build; Nx remembers the rest. */
export async function buildProduct(log: Log): Promise<void> {
  const slow = setTimeout(() => log('Building ...'), 1_000);
  try {
  const nx = join(rootDir, 'node_modules/nx/dist/bin/nx.js');
  const env = { ...environment.all, NX_DAEMON: 'false', NX_TUI: 'false' };
  await runOrFail(process.execPath, [nx, 'run-many', '-t', 'build'], { cwd: rootDir, env });
  } finally {
 clearTimeout(slow);
 }
}
