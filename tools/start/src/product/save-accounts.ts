import type { Log } from '@rotadas/servers/server-definition';

const SAVE_EVERY_MS = 20_000;
const SAVE_TIMEOUT_MS = 10_000;

export interface AccountsLocation {
  hubPort: number;
  folder: string;
}

/** The emulator itself saves accounts only on a regular exit. */
export function saveAccountsPeriodically(
  location: AccountsLocation,
  log: Log,
  everyMs = SAVE_EVERY_MS,
): () => Promise<void> {
  let failing = false;
  let saving = Promise.resolve();
  const save = async (): Promise<void> => {
    try {
      await saveAccounts(location);
      failing = false;
    } catch (error) {
      if (!failing) log(`The auth emulator's accounts could not be saved: ${String(error)}`);
      failing = true;
    }
  };
  const timer = setInterval(() => {
    saving = saving.then(save);
  }, everyMs);
  return () => {
    clearInterval(timer);
    return saving;
  };
}

export async function saveAccounts({ hubPort, folder }: AccountsLocation): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'rotadas' }),
    signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`status ${reply.status}: ${await reply.text()}`);
}
