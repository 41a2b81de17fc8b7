import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { Api } from '@rotadas/lab/clients/api';
import {
  type Account,
  emulatorToken,
  makeAccounts,
  type ProductAddress,
} from '@rotadas/lab/clients/accounts';

const ADMIN: Account = { uid: 'fuzz-admin', email: 'admin@rotadas.example', displayName: 'Deneme' };

const PROFILE = {
  fullName: 'Deneme Kişisi',
  gender: 'female',
  birthDate: '1990-05-17',
  phone: '0532 444 55 66',
} as const;

export async function makeAdmin({ apiUrl, emulatorHost }: ProductAddress): Promise<string> {
  await makeAccounts(emulatorHost, [ADMIN]);
  const token = emulatorToken(ADMIN);
  const api = new Api(apiUrl);
  await api.call(usersCalls.acceptTerms, token);
  await api.call(usersCalls.updateProfile, token, { body: PROFILE });
  return token;
}
