import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { type Account, makeAccounts } from '@rotadas/load/accounts/bulk-accounts';
import { emulatorToken } from '@rotadas/load/accounts/emulator-token';
import type { ProductAddress } from '@rotadas/load/product/own-product';

/** Of the address that the own product makes an admin: who may call everything. */
const ADMIN: Account = { uid: 'fuzz-admin', email: 'admin@rotadas.example', displayName: 'Deneme' };

const PROFILE = {
  fullName: 'Deneme Kişisi',
  gender: 'female',
  birthDate: '1990-05-17',
  phone: '0532 444 55 66',
};

/** Makes an admin who accepted the terms and may go online; resolves with the ID token. */
export async function makeAdmin({ apiUrl, emulatorHost }: ProductAddress): Promise<string> {
  await makeAccounts(emulatorHost, [ADMIN]);
  const token = emulatorToken(ADMIN);
  for (const [{ method, path }, body] of [
    [usersCalls.acceptTerms, {}],
    [usersCalls.updateProfile, PROFILE],
  ] as const) {
    const reply = await fetch(`${apiUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  }
  return token;
}
