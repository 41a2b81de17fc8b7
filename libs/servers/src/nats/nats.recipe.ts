import { askLine } from '../ask-line.ts';
import type { Recipe } from '../recipe.ts';
import { VERSIONS } from '../versions.ts';
import { fetchNats } from './fetch-nats.ts';

/** NATS with JetStream. */
export const natsRecipe: Recipe = {
  name: 'NATS',
  setting: 'NATS_URL',
  binary: 'nats-server',
  oldest: '2.9.4', // README: the first whose JetStream takes what we ask of it
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
    const greeting = await askLine(port, '');
    if (!greeting.startsWith('INFO ')) throw new Error(greeting);
  },
};
