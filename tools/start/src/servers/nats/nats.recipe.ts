import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { runOrFail } from '../../processes/run-command.ts';
import { environment } from '../../settings/environment.ts';
import { askLine } from '../ask-line.ts';
import type { Log, PinnedBinary, Recipe } from '../recipe.ts';

/** Go's own checksum database vouches for the module. */
const MODULE = 'github.com/nats-io/nats-server/v2@v2.12.1';

/** NATS with JetStream. */
export const natsRecipe: Recipe = {
  name: 'NATS',
  setting: 'NATS_URL',
  binary: 'nats-server',
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
    image: 'nats:2.12.1',
    port: 4222,
    dataDir: '/data',
    args: ['--jetstream', '--store_dir', '/data'],
  },
  systemPackages: { 'apt-get': ['nats-server'], apk: ['nats-server'], brew: ['nats-server'] },
  fetchPinned: installWithGo,
  async checkReady(port) {
    const greeting = await askLine(port, '');
    if (!greeting.startsWith('INFO ')) throw new Error(greeting);
  },
};

async function installWithGo(cacheDir: string, log: Log): Promise<PinnedBinary> {
  const binDir = join(cacheDir, 'go', MODULE.replaceAll('/', '_'));
  const path = join(binDir, 'nats-server');
  if (!existsSync(path)) {
    log(`Building ${MODULE} with go`);
    await runOrFail('go', ['install', MODULE], { env: { ...environment.all, GOBIN: binDir } });
  }
  return { path, origin: `the pinned Go module ${MODULE}` };
}
