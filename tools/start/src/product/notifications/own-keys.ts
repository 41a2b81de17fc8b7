import { createECDH, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hasCode } from '@rotadas/servers/processes/has-code';

const Keys = z.object({
  VAPID_PUBLIC_KEY: z.string(),
  VAPID_PRIVATE_KEY: z.string(),
  UNSUBSCRIBE_SECRET: z.string(),
});

/** The keys of the notifications service, as its settings name them. */
export type NotificationKeys = z.infer<typeof Keys>;

/**
 * The keys of a data folder, made on the first start: browsers subscribe with the public one, so a
 * new pair would end their subscriptions.
 */
export async function ownKeys(dataDir: string): Promise<NotificationKeys> {
  const file = join(dataDir, 'notification-keys.json');
  try {
    return Keys.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  const keys = newKeys();
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

/** A key pair on P-256 in base64url, as VAPID has it (RFC 8292), and a secret. */
function newKeys(): NotificationKeys {
  const pair = createECDH('prime256v1');
  return {
    VAPID_PUBLIC_KEY: pair.generateKeys('base64url'),
    // A number may begin with zeros, which are left out there.
    VAPID_PRIVATE_KEY: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
    UNSUBSCRIBE_SECRET: randomBytes(32).toString('base64url'),
  };
}
