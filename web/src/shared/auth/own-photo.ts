import { firebaseSession } from './firebase-auth.js';

/**
 * Address of the photo that the identity provider knows of the signed-in user, over https; null
 * where it knows none.
 */
export async function ownPhoto(): Promise<string | null> {
  const { auth } = await firebaseSession();
  const address = auth.currentUser?.photoURL ?? null;
  return address?.startsWith('https:') === true ? address : null;
}
