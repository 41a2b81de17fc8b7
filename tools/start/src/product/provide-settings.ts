import { join } from 'node:path';
import type { Teardown } from '@rotadas/servers/processes/teardown';
import type { Log } from '@rotadas/servers/server-definition';
import { environment } from '@rotadas/servers/settings/environment';
import { readSeed } from '../secrets/seed.ts';
import { provideNotifications } from './notifications/provide-notifications.ts';
import type { OwnSettings } from './services.ts';

/** Settings that are made once, and their files in the data folder. */
export const SECRET_FILES = { CODE_SECRET: 'code-secret', PERSONAL_DATA_KEY: 'personal-data-key' } as const;

/** Secrets and servers that services need, unless the environment has them. */
export async function provideSettings(dataDir: string, log: Log, teardown: Teardown): Promise<OwnSettings> {
  const provide = async (setting: keyof typeof SECRET_FILES) => {
    const isSet = environment.all[setting]?.trim();
    return isSet ? {} : { [setting]: await readSeed(join(dataDir, SECRET_FILES[setting])) };
  };
  return {
    notifications: await provideNotifications(dataDir, log, teardown),
    agreements: await provide('CODE_SECRET'),
    users: await provide('PERSONAL_DATA_KEY'),
  };
}
