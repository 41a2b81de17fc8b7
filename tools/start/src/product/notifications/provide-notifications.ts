import { join } from 'node:path';

import type { Teardown } from '@rotadas/servers/processes/teardown';
import type { Log } from '@rotadas/servers/server-definition';
import { startMailSink } from './mail-sink.ts';
import { ownKeys } from './own-keys.ts';
import { environment } from '@rotadas/servers/settings/environment';

/** Keys, and a mail server that writes to the data folder, unless the environment has them. */
export async function provideNotifications(
  dataDir: string,
  log: Log,
  teardown: Teardown,
): Promise<NodeJS.ProcessEnv> {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, UNSUBSCRIBE_SECRET } = await ownKeys(dataDir);
  const settings: NodeJS.ProcessEnv = {};
  if (isUnset('VAPID_PUBLIC_KEY') && isUnset('VAPID_PRIVATE_KEY')) {
    Object.assign(settings, { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY });
  }
  if (isUnset('UNSUBSCRIBE_SECRET')) Object.assign(settings, { UNSUBSCRIBE_SECRET });
  if (isUnset('SMTP_URL')) {
    const sink = await startMailSink(join(dataDir, 'mail'), log);
    teardown.add('the mail server', () => sink.stop());
    Object.assign(settings, { SMTP_URL: sink.url });
  }
  return settings;
}

const isUnset = (setting: string) => !environment.all[setting]?.trim();
