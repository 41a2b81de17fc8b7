import { cp, copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { SECRET_FILES } from '@rotadas/start/product/provide-settings';
import { saveAccounts } from '@rotadas/start/product/save-accounts';
import { hasErrorCode } from '@rotadas/servers/processes/has-error-code';

/** Push subscriptions, links in mails and codes of agreements depend on them. */
const KEYS = ['notification-keys.json', ...Object.values(SECRET_FILES)];

const ACCOUNTS = 'auth/accounts';
const EMULATOR = 'auth/firebase.json';

const Emulator = z.object({ emulators: z.object({ hub: z.object({ port: z.number() }) }) });

export async function saveDataFolder(dataDir: string, to: string, hasEmulator: boolean): Promise<void> {
  await mkdir(join(to, ACCOUNTS), { recursive: true });
  for (const file of KEYS) await ifThere(copyFile(join(dataDir, file), join(to, file)));
  if (!hasEmulator) return;
  const { emulators } = Emulator.parse(JSON.parse(await readFile(join(dataDir, EMULATOR), 'utf8')));
  await saveAccounts({ hubPort: emulators.hub.port, folder: join(to, ACCOUNTS) });
}

export async function restoreDataFolder(from: string, dataDir: string): Promise<void> {
  for (const file of KEYS) await ifThere(copyFile(join(from, file), join(dataDir, file)));
  await rm(join(dataDir, ACCOUNTS), { recursive: true, force: true });
  await ifThere(cp(join(from, ACCOUNTS), join(dataDir, ACCOUNTS), { recursive: true }));
}

async function ifThere(copying: Promise<void>): Promise<void> {
  await copying.catch((error: unknown) => {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
  });
}
