import { accountsOf, makeAccounts } from '../accounts/bulk-accounts.ts';
import { emulatorToken } from '../accounts/emulator-token.ts';
import type { ProductAddress } from '../product/own-product.ts';
import { placeInTown } from '../places/towns.ts';
import { ApiCalls } from './api-calls.ts';
import { inParallel } from './in-parallel.ts';
import { goOnline, type Online, saveProfile, signIn } from './steps-online.ts';
import { stepLine } from './step-line.ts';

/** So many go online at once: enough to keep two processors busy. */
const WIDTH = 32;

/**
 * Brings `count` providers onto the map, spread over the towns, all by one step before the next;
 * `log` hears how long each took.
 */
export async function bringOnline(
  { apiUrl, emulatorHost }: ProductAddress,
  count: number,
  log: (line: string) => void = () => undefined,
): Promise<Online[]> {
  const accounts = accountsOf(count);
  await makeAccounts(emulatorHost, accounts);
  const newcomers = accounts.map((account, index) => ({
    account,
    token: emulatorToken(account),
    start: placeInTown(index, Math.random),
  }));
  const api = new ApiCalls(apiUrl, WIDTH);
  const step = async <Result>(
    name: string,
    work: (api: ApiCalls, newcomer: (typeof newcomers)[number]) => Promise<Result>,
  ): Promise<Result[]> => {
    const startedAt = performance.now();
    const results = await inParallel(newcomers, WIDTH, (newcomer) => work(api, newcomer));
    log(stepLine(name, count, performance.now() - startedAt));
    return results;
  };
  try {
    const startedAt = performance.now();
    await step('first sign-in and terms', signIn);
    await step('profile', saveProfile);
    const online = await step('going online', goOnline);
    log(stepLine('all three', count, performance.now() - startedAt));
    return online;
  } finally {
    api.end();
  }
}
