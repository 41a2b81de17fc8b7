import type { RegistrationInput } from '@rotadas/contracts/users/profile';
import { firebaseSession } from '../../shared/auth/firebase-auth.js';
import { withHeldSession } from '../../shared/auth/session-watch.js';

/** Signs in through Google's window, then has `register` record the user; either failing, nobody is signed in (spec 4). */
export function signInWithGoogle(register: (user: RegistrationInput) => Promise<unknown>): Promise<void> {
  return withHeldSession(async () => {
    const { sdk, auth } = await firebaseSession();
    const provider = new sdk.GoogleAuthProvider();
    const { user } = await sdk.signInWithPopup(auth, provider, sdk.browserPopupRedirectResolver);
    try {
      await register({
        email: user.email ?? '',
        fullName: user.displayName,
        profileImage: user.photoURL?.startsWith('https:') === true ? user.photoURL : null,
      });
    } catch (error) {
      await sdk.signOut(auth);
      throw error;
    }
  });
}
