import { accountsOf, makeAccounts } from '@rotadas/load/accounts/bulk-accounts';
import { emulatorToken } from '@rotadas/load/accounts/emulator-token';
import { ApiCalls } from '@rotadas/load/fleet/api-calls';
import { inParallel } from '@rotadas/load/fleet/in-parallel';
import { type Newcomer, saveProfile, signIn } from '@rotadas/load/fleet/steps-online';
import { placeInTown } from '@rotadas/load/places/towns';
import type { ProductAddress } from '@rotadas/load/product/own-product';

/** So many are made at once. */
const WIDTH = 16;

/** Makes people who may go online, besides the `before` first ones, whom somebody else makes. */
export async function makePeople(
  { apiUrl, emulatorHost }: ProductAddress,
  { before, count }: { readonly before: number; readonly count: number },
): Promise<Newcomer[]> {
  const accounts = accountsOf(before + count).slice(before);
  await makeAccounts(emulatorHost, accounts);
  const people = accounts.map((account, index) => ({
    account,
    token: emulatorToken(account),
    start: placeInTown(index, Math.random),
  }));
  const api = new ApiCalls(apiUrl, WIDTH);
  try {
    await inParallel(people, WIDTH, async (person) => {
      await signIn(api, person);
      await saveProfile(api, person);
    });
  } finally {
    api.end();
  }
  return people;
}
