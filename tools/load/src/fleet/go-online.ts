import { ProviderStatus } from '@rotadas/contracts/providers/provider';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Account } from '../accounts/bulk-accounts.ts';

const ANSWER_LIMIT_MS = 30_000;

/** A provider that is online. */
export interface Online {
  readonly id: number;
  readonly token: string;
  readonly start: Coordinates;
}

/** Somebody who wants to go online, and where. */
export interface Newcomer {
  readonly account: Account;
  readonly token: string;
  readonly start: Coordinates;
}

/** Takes somebody all the way onto the map through the public API: terms, profile, status. */
export async function goOnline(apiUrl: string, { account, token, start }: Newcomer): Promise<Online> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const reply = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
  const person = { gender: 'female', birthDate: '1990-04-12', phone: '0555 555 55 55' };
  await post('/api/users/accept-terms', {});
  await post('/api/users/profile', { fullName: account.displayName, ...person });
  const service = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 'always' };
  const status = ProviderStatus.parse(
    await post('/api/providers/status', { isOnline: true, service, ...start }),
  );
  if (!status.offer) throw new Error(`${account.email} went online without an offer`);
  return { id: status.offer.userId, token, start };
}
