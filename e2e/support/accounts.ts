import { randomUUID } from 'node:crypto';
import type { RunningProduct } from './running-product.ts';

/** A person with an account at the identity provider. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly idToken: string;
}

const PASSWORD = 'parola-123';

/** Makes an account that nobody had before; `verified` says whether its e-mail is. */
export async function makeAccount(product: RunningProduct, { verified = true } = {}): Promise<Account> {
  const email = `kisi-${randomUUID()}@rotadas.example`;
  const made = await askEmulator(product, 'accounts:signUp', { email, password: PASSWORD });
  if (verified) {
    await askEmulator(
      product,
      'accounts:update',
      { localId: String(made['localId']), emailVerified: true },
      true,
    );
  }
  const signedIn = await askEmulator(product, 'accounts:signInWithPassword', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  return { email, password: PASSWORD, idToken: String(signedIn['idToken']) };
}

/** Calls the auth emulator, as its owner when what is asked is an operator's. */
export async function askEmulator(
  product: RunningProduct,
  call: string,
  body: object,
  asOwner = false,
): Promise<Record<string, unknown>> {
  const response = await fetch(
    `http://${product.authEmulator}/identitytoolkit.googleapis.com/v1/${call}?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(asOwner && { authorization: 'Bearer owner' }) },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
