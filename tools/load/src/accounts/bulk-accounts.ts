/** The emulator's project, as the launcher names it. */
export const PROJECT_ID = 'demo-rotadas';

/** The most accounts that one call makes, as with the real service. */
const BATCH_MAX = 1_000;

const ANSWER_LIMIT_MS = 60_000;

/** An account at the auth emulator. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** Accounts for `count` people; the same every time. */
export function accountsOf(count: number): Account[] {
  return Array.from({ length: count }, (_, index) => ({
    uid: `load-${index}`,
    email: `load-${index}@rotadas.example`,
    displayName: `Yük ${index}`,
  }));
}

/**
 * Makes the accounts at the auth emulator with verified e-mails; those that exist are written over.
 */
export async function makeAccounts(emulatorHost: string, accounts: readonly Account[]): Promise<void> {
  for (let start = 0; start < accounts.length; start += BATCH_MAX) {
    const users = accounts.slice(start, start + BATCH_MAX).map(({ uid, email, displayName }) => ({
      localId: uid,
      email,
      displayName,
      emailVerified: true,
    }));
    const path = `identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:batchCreate`;
    const reply = await fetch(`http://${emulatorHost}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ users, allowOverwrite: true }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    if (!reply.ok) throw new Error(`The auth emulator answered ${reply.status}: ${await reply.text()}`);
  }
}
