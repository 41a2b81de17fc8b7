import { randomUUID } from 'node:crypto';
import type { RunningProduct } from './running-product.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly uid: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

const PASSWORD = 'parola-123';

/** Creates an account with a verified e-mail address. */
export async function makeAccount(
  product: RunningProduct,
  email = `kisi-${randomUUID()}@rotadas.example`,
  password = PASSWORD,
): Promise<Account> {
  const { localId } = await callEmulator(product, 'accounts:signUp', { email, password });
  await callEmulator(product, 'accounts:update', { localId, emailVerified: true }, true);
  return knownAccount(product, email, password);
}

export async function knownAccount(
  product: RunningProduct,
  email: string,
  password = PASSWORD,
): Promise<Account> {
  const credentials = { email, password, returnSecureToken: true };
  const signedIn = await callEmulator(product, 'accounts:signInWithPassword', credentials);
  const { localId: uid = '', idToken = '', refreshToken = '' } = signedIn;
  return { email, password, uid, idToken, refreshToken };
}

/** Calls the auth emulator; `asOwner` with an operator's permissions. */
export async function callEmulator(
  product: RunningProduct,
  call: string,
  body: object,
  asOwner = false,
): Promise<Record<string, string>> {
  const response = await fetch(
    `http://${product.authEmulator}/identitytoolkit.googleapis.com/v1/${call}?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(asOwner && { authorization: 'Bearer owner' }) },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}
