import { cp, copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { saveAccounts } from '@rotadas/start/product/save-accounts';
import { hasCode } from '@rotadas/servers/processes/has-code';

/** Browsers' subscriptions and links in mails stand on these. */
const KEYS = 'notification-keys.json';

/** Where the auth emulator of a data folder keeps its accounts, and where its hub is told. */
const ACCOUNTS = 'auth/accounts';
const EMULATOR = 'auth/firebase.json';

const Emulator = z.object({ emulators: z.object({ hub: z.object({ port: z.number() }) }) });

/** Saves what lasts of a data folder beside its servers; `hasEmulator` says whether accounts do. */
export async function saveOwnFolder(dataDir: string, to: string, hasEmulator: boolean): Promise<void> {
  await mkdir(join(to, ACCOUNTS), { recursive: true });
  await ifThere(copyFile(join(dataDir, KEYS), join(to, KEYS)));
  if (!hasEmulator) return;
  const { emulators } = Emulator.parse(JSON.parse(await readFile(join(dataDir, EMULATOR), 'utf8')));
  await saveAccounts({ hubPort: emulators.hub.port, folder: join(to, ACCOUNTS) });
}

/** Puts into a data folder what `saveOwnFolder` saved. */
export async function putBackOwnFolder(from: string, dataDir: string): Promise<void> {
  await ifThere(copyFile(join(from, KEYS), join(dataDir, KEYS)));
  await rm(join(dataDir, ACCOUNTS), { recursive: true, force: true });
  await ifThere(cp(join(from, ACCOUNTS), join(dataDir, ACCOUNTS), { recursive: true }));
}

/** What was never made is not missed. */
async function ifThere(copying: Promise<void>): Promise<void> {
  await copying.catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
}
