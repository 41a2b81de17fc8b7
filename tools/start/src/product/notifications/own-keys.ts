import { createECDH, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hasErrorCode } from '@rotadas/servers/processes/has-error-code';

const Keys = z.object({
  VAPID_PUBLIC_KEY: z.string(),
  VAPID_PRIVATE_KEY: z.string(),
  UNSUBSCRIBE_SECRET: z.string(),
});

export type NotificationKeys = z.infer<typeof Keys>;

/** Created once: new keys would invalidate push subscriptions. */
export async function ownKeys(dataDir: string): Promise<NotificationKeys> {
  const file = join(dataDir, 'notification-keys.json');
  try {
    return Keys.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
  }
  const keys = newKeys();
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

/** A key pair on P-256 in base64url for VAPID (RFC 8292), and a secret. */
export function newKeys(): NotificationKeys {
  const pair = createECDH('prime256v1');
  return {
    VAPID_PUBLIC_KEY: pair.generateKeys('base64url'),
    // Node omits leading zeros.
    VAPID_PRIVATE_KEY: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
    UNSUBSCRIBE_SECRET: randomBytes(32).toString('base64url'),
  };
}
