import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { ProviderStatus } from '@rotadas/contracts/providers/provider';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import type { Account } from '../accounts/bulk-accounts.ts';
import type { ApiCalls } from './api-calls.ts';

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

const PERSON = { gender: 'female', birthDate: '1990-04-12', phone: '0555 555 55 55' } as const;

const SERVICE = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 'always' } as const;

/**
 * Accepts the terms: the first call, with which the gateway checks the token and the account is
 * made.
 */
export async function signIn(api: ApiCalls, { token }: Newcomer): Promise<void> {
  await api.make(usersCalls.acceptTerms, token, undefined);
}

/** Fills in what a provider has to say of itself. */
export async function saveProfile(api: ApiCalls, { account, token }: Newcomer): Promise<void> {
  await api.make(usersCalls.updateProfile, token, { fullName: account.displayName, ...PERSON });
}

/** Goes onto the map. */
export async function goOnline(api: ApiCalls, { account, token, start }: Newcomer): Promise<Online> {
  const body = { isOnline: true, service: SERVICE, ...start } as const;
  const status = ProviderStatus.parse(await api.make(providersCalls.setStatus, token, body));
  if (!status.offer) throw new Error(`${account.email} went online without an offer`);
  return { id: status.offer.userId, token, start };
}
