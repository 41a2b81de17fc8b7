import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stillRuns } from '@rotadas/servers/processes/running.mjs';
import { withLock } from '@rotadas/servers/processes/with-lock.mjs';
import type { Log } from '@rotadas/servers/server-definition';
import {
  endLeftoverProcesses,
  keepPidFile,
  readPidFile,
} from '@rotadas/servers/leftovers/leftover-processes';

/** Rejects a second launcher. Ends processes of a killed one, which would write the same data. */
export async function claimDataFolder(dataDir: string, log: Log): Promise<() => Promise<void>> {
  const file = join(dataDir, 'running.json');
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o700); // an earlier version made it readable for others
  const stopUpdates = await withLock(`${file}.lock`, async () => {
    await settleEarlierRun(file, dataDir, log);
    return keepPidFile(file);
  });
  return async () => {
    stopUpdates();
    await rm(file, { force: true });
  };
}

async function settleEarlierRun(file: string, dataDir: string, log: Log): Promise<void> {
  const earlier = readPidFile(file);
  if (earlier === undefined) return;
  if (stillRuns(earlier.launcher)) {
    throw new Error(
      `Rotadaş already runs in ${dataDir} (process ${earlier.launcher.pid}); stop it, or choose another folder with DATA_DIR.`,
    );
  }
  const ended = await endLeftoverProcesses(earlier.children);
  if (ended > 0)
    log(`An earlier run was killed and left processes running (${ended}); they are stopped now.`);
}
