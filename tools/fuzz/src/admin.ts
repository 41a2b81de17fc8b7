import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { Api } from '@rotadas/lab/clients/api';
import { type Account, emulatorToken, makeAccounts } from '@rotadas/lab/clients/accounts';
import type { MeasuredProduct } from '@rotadas/lab/product/measured-product';

const ADMIN: Account = { uid: 'fuzz-admin', email: 'admin@rotadas.example', displayName: 'Deneme' };

const PROFILE = {
  fullName: 'Deneme Kişisi',
  gender: 'female',
  birthDate: '1990-05-17',
  phone: '0532 444 55 66',
} as const;

export async function makeAdmin({ url, authEmulator, emulatorKey }: MeasuredProduct): Promise<string> {
  await makeAccounts(authEmulator, [ADMIN]);
  const token = emulatorToken(ADMIN, emulatorKey);
  const api = new Api(url);
  await api.call(usersCalls.acceptTerms, token);
  await api.call(usersCalls.updateProfile, token, { body: PROFILE });
  return token;
}
