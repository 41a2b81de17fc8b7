import type { KeyObject } from 'node:crypto';
import { callAuth } from '@rotadas/simulator/identity/auth-emulator';
import { signToken } from '@rotadas/start/product/emulator-key';
import { z } from 'zod';

const PROJECT_ID = 'demo-rotadas';

const BATCH_MAX = 500;

/** Validity of the emulator's tokens, seconds. */
const VALID_SECONDS = 3_600;

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** Names have no digits. */
const toLetters = (index: number) =>
  String(index).replace(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)));

export function listAccounts(count: number): Account[] {
  return Array.from({ length: count }, (_, index) => ({
    uid: `load-${index}`,
    email: `load-${index}@rotadas.example`,
    displayName: `Yük ${toLetters(index)}`,
  }));
}

export async function makeAccounts(emulatorHost: string, accounts: readonly Account[]): Promise<void> {
  for (let start = 0; start < accounts.length; start += BATCH_MAX) {
    const users = accounts
      .slice(start, start + BATCH_MAX)
      .map(({ uid, ...account }) => ({ localId: uid, ...account, emailVerified: true }));
    const path = `identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:batchCreate`;
    await callAuth(emulatorHost, path, { users, allowOverwrite: true }, z.unknown());
  }
}

/** An ID token as the auth emulator issues; saves thousands of sign-ins. */
export function emulatorToken({ uid, email, displayName }: Account, key: KeyObject): string {
  const seconds = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: uid,
    user_id: uid,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + VALID_SECONDS,
    name: displayName,
    email,
    email_verified: true,
    firebase: { sign_in_provider: 'password', identities: { email: [email] } },
  };
  return signToken(claims, key);
}
