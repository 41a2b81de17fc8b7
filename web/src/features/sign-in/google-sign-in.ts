import type { RegistrationInput } from '@rotadas/contracts/users/profile';
import type { User } from '@firebase/auth';
import { authErrorCode } from '../../shared/auth/auth-error-code.js';
import { firebaseSession, type FirebaseSession } from '../../shared/auth/firebase-auth.js';
import { endGoogleReturn, expectGoogleReturn } from '../../shared/auth/google-return.js';
import { withHeldSession } from '../../shared/auth/session-watch.js';

/** Records who came through Google. */
export type RegisterUser = (user: RegistrationInput) => Promise<unknown>;

/**
 * Signs in through Google's window, then records the user; either failing, nobody is signed in
 * (spec 4).
 */
export function signInWithGoogle(register: RegisterUser): Promise<void> {
  return withHeldSession(async () => {
    const session = await firebaseSession();
    const { sdk, auth } = session;
    const provider = new sdk.GoogleAuthProvider();
    try {
      const { user } = await sdk.signInWithPopup(auth, provider, sdk.browserPopupRedirectResolver);
      await recordUser(session, user, register);
    } catch (error) {
      if (authErrorCode(error) !== 'popup-blocked') throw error;
      if (!expectGoogleReturn()) {
        endGoogleReturn();
        throw error; // nothing would know of the redirect once Google leads back
      }
      await leaveForGoogle(session);
    }
  });
}

/** Has `register` record a user whom Google let in; who cannot be recorded is signed out again. */
export async function recordUser(
  { sdk, auth }: FirebaseSession,
  user: User,
  register: RegisterUser,
): Promise<void> {
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
}

/** Where the browser opens no window, Google's page takes the place of this one and leads back. */
async function leaveForGoogle({ sdk, auth }: FirebaseSession): Promise<void> {
  try {
    await sdk.signInWithRedirect(auth, new sdk.GoogleAuthProvider(), sdk.browserPopupRedirectResolver);
  } catch (error) {
    endGoogleReturn();
    throw error;
  }
}
