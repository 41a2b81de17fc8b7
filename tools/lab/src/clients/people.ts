import type { KeyObject } from 'node:crypto';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import type { RunningProduct } from '@rotadas/e2e/running-product';
import { Api } from './api.ts';
import { placeInTown } from '../places.ts';
import { type Account, listAccounts, emulatorToken, makeAccounts } from './accounts.ts';

/** Concurrent calls; enough for two processors. */
export const CONCURRENCY = 32;

const PROFILE = { gender: 'female', birthDate: '1990-04-12', phone: '0555 555 55 55' } as const;
const SERVICE = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 'always' } as const;

/** A product and the key that signs the tokens of its auth emulator. */
export interface EmulatedProduct extends RunningProduct {
  readonly emulatorKey: KeyObject;
}

export interface Person {
  readonly account: Account;
  readonly token: string;
  readonly start: Coordinates;
}

export interface Online {
  readonly id: number;
  readonly token: string;
  readonly start: Coordinates;
}

type Log = (line: string) => void;

/** Creates the accounts with complete profiles. */
export async function makePeople(
  { url, authEmulator, emulatorKey }: EmulatedProduct,
  accounts: readonly Account[],
  log?: Log,
): Promise<Person[]> {
  const api = new Api(url);
  await makeAccounts(authEmulator, accounts);
  const people = accounts.map((account, index) => ({
    account,
    token: emulatorToken(account, emulatorKey),
    start: placeInTown(index, Math.random),
  }));
  // The first call creates the account.
  await step('first sign-in and terms', people, log, ({ token }) => api.call(usersCalls.acceptTerms, token));
  await step('profile', people, log, ({ account, token }) =>
    api.call(usersCalls.updateProfile, token, { body: { fullName: account.displayName, ...PROFILE } }),
  );
  return people;
}

export async function bringOnline(product: EmulatedProduct, count: number, log?: Log): Promise<Online[]> {
  const people = await makePeople(product, listAccounts(count), log);
  const api = new Api(product.url);
  return step('going online', people, log, async ({ account, token, start }) => {
    const body = { isOnline: true, service: SERVICE, ...start } as const;
    const { offer } = await api.call(providersCalls.setStatus, token, { body });
    if (!offer) throw new Error(`${account.email} went online without an offer`);
    return { id: offer.userId, token, start };
  });
}

async function step<Result>(
  name: string,
  people: readonly Person[],
  log: Log | undefined,
  work: (person: Person) => Promise<Result>,
): Promise<Result[]> {
  const startedAt = performance.now();
  const results = await inParallel(people, CONCURRENCY, work);
  log?.(stepLine(name, people.length, performance.now() - startedAt));
  return results;
}

function stepLine(name: string, count: number, ms: number): string {
  const seconds = ms / 1_000;
  return `${name.padEnd(24)} ${count} in ${seconds.toFixed(1)} s (${Math.round(count / seconds)}/s)`;
}

/** Connections that are opened at a time. */
export const OPENING = 50;

export async function connectAll(clients: readonly { connect(): Promise<void> }[]): Promise<void> {
  await inParallel(clients, OPENING, (client) => client.connect());
}

/** Results are in the order of the items; at most `width` are in progress. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of left) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}
