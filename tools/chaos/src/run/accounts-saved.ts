import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { ADMIN } from '../product/chaos-product.ts';

const FILE = 'auth/accounts/auth_export/accounts.json';

/** The emulator writes its accounts every 20 s. */
const SAVED_WITHIN_MS = 60_000;

/**
 * Waits until the auth emulator has written its accounts: one that is killed before does not know
 * them any more, and they would rightly lose their access.
 */
export async function accountsSaved(dataDir: string, lastUid: string = ADMIN.uid): Promise<void> {
  const check = async (): Promise<void> => {
    const text = await readFile(join(dataDir, FILE), 'utf8');
    if (!text.includes(`"${lastUid}"`)) throw new Error('not yet');
  };
  await waitUntil(check, { what: 'The accounts', timeoutMs: SAVED_WITHIN_MS });
}
