import { buildFirst } from './build-first.ts';
import startServers from './servers.setup.ts';

/**
 * Prepares a run of integration tests: the build that they test, and the servers that they share.
 */
export default async function setup(): Promise<void> {
  await buildFirst();
  await startServers();
}
