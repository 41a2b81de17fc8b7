import { DataExport } from '@rotadas/contracts/accounts/data-export';
import { SanctionNotice } from '@rotadas/contracts/sanctions/sanction';
import { firebaseSession } from '../../src/shared/auth/firebase-auth.js';
import { type Account, ECE, provideIdentities } from './identity-provider.js';
import { json, respondTo } from './responses.js';
import './sign-in.js';

const DAY_MS = 24 * 3_600_000;

/** Signs in at the simulated identity provider, which the calls of an account use. */
export async function signInAs(account: Account = ECE): Promise<void> {
  provideIdentities({ ...account });
  const { sdk, auth } = await firebaseSession();
  await sdk.signInWithEmailAndPassword(auth, account.email, account.password);
}

/** Serves this state of the export; without facts there is none. */
export function dataExport(facts: Partial<DataExport> = {}): void {
  const none = { state: 'none', progress: 0, fileId: null, expiresAt: null, nextAt: null };
  const served = DataExport.parse({ ...none, ...facts });
  respondTo('GET /api/users/export', () => json(served));
}

/** A suspension for a day. */
export const aSanction = (facts: Partial<SanctionNotice> = {}): SanctionNotice =>
  SanctionNotice.parse({
    id: 12,
    kind: 'suspension',
    reason: 'no-show',
    text: 'Üç anlaşmaya haber vermeden gelmedin.',
    at: Date.now() - 60_000,
    until: Date.now() + DAY_MS,
    appeal: 'none',
    answer: null,
    ...facts,
  });
