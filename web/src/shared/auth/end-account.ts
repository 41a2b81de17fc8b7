import type { Auth } from '@firebase/auth';

/** What of the identity provider's session these calls need. */
interface AccountSession {
  readonly sdk: Pick<typeof import('./firebase-sdk.js'), 'deleteUser' | 'revokeAccessToken'>;
  readonly auth: Auth;
}

/**
 * Deletes the signed-in user's account at the identity provider, which signs the user out (spec 7).
 * Where the sign-in is not recent it fails with `auth/requires-recent-login`. The product's own
 * records are not touched by it.
 */
export async function deleteAccount({ sdk, auth }: AccountSession): Promise<void> {
  if (auth.currentUser !== null) await sdk.deleteUser(auth.currentUser);
}

/**
 * Has the identity provider revoke an access token of the signed-in user (spec 7); its SDK knows
 * those of Apple only.
 */
export async function revokeToken({ sdk, auth }: AccountSession, accessToken: string): Promise<void> {
  await sdk.revokeAccessToken(auth, accessToken);
}
