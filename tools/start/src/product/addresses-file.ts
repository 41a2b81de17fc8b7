import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Servers } from '@rotadas/servers/start-servers';
import { linesOf } from '../settings/lines-of.ts';

/** The file in a data folder that says where the servers of the product that runs there are. */
export const ADDRESSES_FILE = 'operator.env';

/**
 * Writes where the servers are, for who may do everything there, such as backups; `emulator` is the
 * host and port of the auth emulator. Answers what removes the file.
 */
export async function writeAddresses(
  dataDir: string,
  { mongodb, redis, markers, nats }: Servers,
  emulator: string | undefined,
): Promise<() => Promise<void>> {
  const file = join(dataDir, ADDRESSES_FILE);
  const lines = linesOf({
    MONGODB_URI: mongodb.url,
    REDIS_URL: redis.url,
    MARKERS_REDIS_URL: markers.url,
    NATS_URL: nats.url,
    ...(emulator !== undefined && { FIREBASE_AUTH_EMULATOR_HOST: emulator }),
  });
  await rm(file, { force: true }); // the mode of a file that is there would stay
  await writeFile(file, lines, { mode: 0o600 });
  return () => rm(file, { force: true });
}
