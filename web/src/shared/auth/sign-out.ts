import { firebaseSession } from './firebase-auth.js';

/** Ends the session at the identity provider. */
export async function signOut(): Promise<void> {
  const { sdk, auth } = await firebaseSession();
  await sdk.signOut(auth);
}
