import { join } from 'node:path';
import type { Teardown } from '@rotadas/servers/processes/teardown';
import type { Log } from '@rotadas/servers/server-definition';
import { environment } from '@rotadas/servers/settings/environment';
import { readSeed } from '../secrets/seed.ts';
import { provideNotifications } from './notifications/provide-notifications.ts';
import type { OwnSettings } from './services.ts';

/** File in the data folder. */
export const CODE_SECRET_FILE = 'code-secret';

/** Secrets and servers that services need, unless the environment has them. */
export async function provideSettings(dataDir: string, log: Log, teardown: Teardown): Promise<OwnSettings> {
  const isSecretSet = environment.all['CODE_SECRET']?.trim();
  return {
    notifications: await provideNotifications(dataDir, log, teardown),
    agreements: isSecretSet ? {} : { CODE_SECRET: await readSeed(join(dataDir, CODE_SECRET_FILE)) },
  };
}
