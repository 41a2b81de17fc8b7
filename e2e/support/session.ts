import type { BrowserContextOptions } from '@playwright/test';
import type { Account } from './accounts.ts';
import type { RunningProduct } from './running-product.ts';

const HOUR_MS = 3_600_000;

/** Storage of a browser in which `account` is signed in. */
export function sessionOf(
  { url }: RunningProduct,
  { email, uid, idToken, refreshToken }: Account,
): NonNullable<BrowserContextOptions['storageState']> {
  const apiKey = 'demo';
  const appName = '[DEFAULT]';
  const user = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [
      { providerId: 'password', uid: email, displayName: null, email, phoneNumber: null, photoURL: null },
    ],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + HOUR_MS },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey,
    appName,
  };
  const localStorage = [
    { name: `firebase:authUser:${apiKey}:${appName}`, value: JSON.stringify(user) },
    { name: 'rotadas.session', value: 'signed-in' },
  ];
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}
