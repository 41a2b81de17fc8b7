import { randomUUID } from 'node:crypto';
import { readdir, rename, symlink } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

import { environment } from '../settings/environment.ts';
import type { Log } from '../recipe.ts';
import { fetchFromWheel, type Wheel } from '../ways/wheel.ts';

/** It carries libcurl and OpenSSL 3, under names of its own. */
const WHEEL: Wheel = {
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

/** The names under which mongod asks for them, by the beginning of their own. */
const NAMES = { 'libcurl-': 'libcurl.so.4', 'libssl-': 'libssl.so.3', 'libcrypto-': 'libcrypto.so.3' };

/** The environment in which mongod finds libcurl4 and libssl3 on a system that has neither. */
export async function curlLibraries(cacheDir: string, log: Log): Promise<NodeJS.ProcessEnv> {
  const folder = await fetchFromWheel(WHEEL, cacheDir, log);
  const files = await readdir(folder);
  for (const [beginning, name] of Object.entries(NAMES)) {
    const file = files.find((each) => each.startsWith(beginning));
    if (file === undefined) throw new Error(`${WHEEL.package} ${WHEEL.version} has no ${name}`);
    const link = join(folder, `${name}-${randomUUID()}`);
    await symlink(file, link);
    // in one step: another start may be here too, and its mongod at work
    await rename(link, join(folder, name));
  }
  const others = environment.all['LD_LIBRARY_PATH'];
  return { LD_LIBRARY_PATH: [folder, ...(others ? [others] : [])].join(delimiter) };
}
