import { accountsOf, makeAccounts } from '../accounts/bulk-accounts.ts';
import { emulatorToken } from '../accounts/emulator-token.ts';
import type { ProductAddress } from '../product/own-product.ts';
import { placeInTown } from '../places/towns.ts';
import { goOnline, type Online } from './go-online.ts';
import { inParallel } from './in-parallel.ts';

/** So many go online at once: enough to keep two processors busy. */
const WIDTH = 32;

/** Brings `count` providers onto the map, spread over the towns. */
export async function bringOnline(
  { apiUrl, emulatorHost }: ProductAddress,
  count: number,
): Promise<Online[]> {
  const accounts = accountsOf(count);
  await makeAccounts(emulatorHost, accounts);
  return inParallel(accounts, WIDTH, (account, index) =>
    goOnline(apiUrl, { account, token: emulatorToken(account), start: placeInTown(index, Math.random) }),
  );
}
