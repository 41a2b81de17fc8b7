import { type ServerDefinition, VERSIONS } from '../server-definition.ts';
import { libraryEnvironment, MONGOD_WHEEL } from './mongod-wheel.ts';
import { checkReplicaSet, REPLICA_SET } from './replica-set.ts';

const IMAGE_PORT = 27017;
/** A single member need not wait for another one to take over. */
const SHUTDOWN_DELAY = ['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'];
/** MongoDB before 8.0.17 and 7.0.28 leaks memory through compressed messages (CVE-2025-14847). */
const COMPRESSORS_OFF = ['--networkMessageCompressors', 'disabled'];

export const mongodbDefinition: ServerDefinition = {
  name: 'MongoDB',
  setting: 'MONGODB_URI',
  binary: 'mongod',
  minVersion: '6.0.0', // the oldest that the tests ran with
  urlFor: (_user, port) => `mongodb://127.0.0.1:${port}/rotadas?directConnection=true`,
  args: (dataDir) => [
    ...['--dbpath', dataDir, '--replSet', REPLICA_SET, '--nounixsocket', '--wiredTigerCacheSizeGB', '0.5'],
    ...[...COMPRESSORS_OFF, ...SHUTDOWN_DELAY],
  ],
  listenArgs: (port) => ['--port', String(port), '--bind_ip', '127.0.0.1'],
  container: {
    image: `mongo:${VERSIONS.mongodb}`,
    port: IMAGE_PORT,
    dataDir: '/data/db',
    command: ['mongod'],
    listenArgs: ['--bind_ip_all'],
  },
  wheel: MONGOD_WHEEL,
  libraryEnvironment,
  checkReady: (port, memberPort) => checkReplicaSet(`127.0.0.1:${port}`, `127.0.0.1:${memberPort}`),
};
