import type { Auth } from '@firebase/auth';

interface AccountSession {
  readonly sdk: Pick<typeof import('./firebase-sdk.js'), 'deleteUser' | 'revokeAccessToken'>;
  readonly auth: Auth;
}

/**
 * Fails with `auth/requires-recent-login` unless the sign-in is recent. Keeps the product's data.
 */
export async function deleteAccount({ sdk, auth }: AccountSession): Promise<void> {
  if (auth.currentUser !== null) await sdk.deleteUser(auth.currentUser);
}

/** The SDK supports Apple's access tokens only. */
export async function revokeToken({ sdk, auth }: AccountSession, accessToken: string): Promise<void> {
  await sdk.revokeAccessToken(auth, accessToken);
}
