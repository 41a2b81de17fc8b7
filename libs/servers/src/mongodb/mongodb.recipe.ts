import { type Recipe, VERSIONS } from '../recipe.ts';
import { environmentToRun, MONGOD_WHEEL } from './mongod-wheel.ts';
import { checkReplicaSet, REPLICA_SET } from './prepare-mongodb.ts';

const IMAGE_PORT = 27017;
/** A single member need not wait for another one to take over. */
const SHUTDOWN_DELAY = ['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'];
/** MongoDB before 8.0.17 and 7.0.28 leaks memory through compressed messages (CVE-2025-14847). */
const COMPRESSORS_OFF = ['--networkMessageCompressors', 'disabled'];

export const mongodbRecipe: Recipe = {
  name: 'MongoDB',
  setting: 'MONGODB_URI',
  binary: 'mongod',
  oldest: '6.0.0', // the oldest that the tests ran with
  url: (port) => `mongodb://127.0.0.1:${port}/rotadas?directConnection=true`,
  args: (port, dataDir) => [
    ...['--port', String(port), '--bind_ip', '127.0.0.1', '--dbpath', dataDir, '--replSet', REPLICA_SET],
    ...[...COMPRESSORS_OFF, '--nounixsocket', '--wiredTigerCacheSizeGB', '0.5'],
    ...SHUTDOWN_DELAY,
  ],
  container: {
    image: `mongo:${VERSIONS.mongodb}`,
    port: IMAGE_PORT,
    dataDir: '/data/db',
    args: ['mongod', '--replSet', REPLICA_SET, '--bind_ip_all', ...COMPRESSORS_OFF, ...SHUTDOWN_DELAY],
  },
  wheel: MONGOD_WHEEL,
  environmentToRun,
  checkReady: (port, memberPort) => checkReplicaSet(`127.0.0.1:${port}`, `127.0.0.1:${memberPort}`),
};
