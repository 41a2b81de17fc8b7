import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Servers } from '@rotadas/servers/start-servers';
import { toSettingLines } from '../secrets/settings-file.ts';

export const ADDRESSES_FILE = 'operator.env';

/** Addresses with an operator's permissions, such as for backups; resolves to the removal. */
export async function writeAddresses(
  dataDir: string,
  { mongodb, redis, markers, nats }: Servers,
  emulator: string | undefined,
): Promise<() => Promise<void>> {
  const file = join(dataDir, ADDRESSES_FILE);
  const lines = toSettingLines({
    MONGODB_URI: mongodb.url,
    REDIS_URL: redis.url,
    MARKERS_REDIS_URL: markers.url,
    NATS_URL: nats.url,
    ...(emulator !== undefined && { FIREBASE_AUTH_EMULATOR_HOST: emulator }),
  });
  await rm(file, { force: true }); // an existing file would keep its mode
  await writeFile(file, lines, { mode: 0o600 });
  return () => rm(file, { force: true });
}
