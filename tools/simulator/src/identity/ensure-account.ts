import { z } from 'zod';
import { callAuth, AuthError } from './auth-emulator.ts';
import { signIn, type Credentials } from './sign-in.ts';

const SIGN_UP = 'identitytoolkit.googleapis.com/v1/accounts:signUp';
const UPDATE = 'identitytoolkit.googleapis.com/v1/accounts:update';

export interface NewAccount extends Credentials {
  displayName: string;
}

/** Does not change an existing account. */
export async function ensureAccount(account: NewAccount): Promise<void> {
  const { emulatorHost, email, password, displayName } = account;
  try {
    await callAuth(emulatorHost, SIGN_UP, { email, password, displayName }, z.object({}));
  } catch (error) {
    if (!(error instanceof AuthError && error.reason === 'EMAIL_EXISTS')) throw error;
  }
  const { uid } = await signIn({ emulatorHost, email, password });
  await callAuth(emulatorHost, UPDATE, { localId: uid, displayName, emailVerified: true }, z.object({}));
}
