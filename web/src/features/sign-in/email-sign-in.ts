import { firebaseSession } from '../../shared/auth/firebase-auth.js';
import { withHeldSession } from '../../shared/auth/session-watch.js';
import type { SignInForm } from './sign-in-form.js';

/** What became of an e-mail login whose password was right. */
export type LoginOutcome = 'signed-in' | 'unverified';

/** Makes an account and has the verification mail sent; the user stays signed out until it is verified (spec 4). */
export function registerWithEmail({ email, password }: SignInForm): Promise<void> {
  return withHeldSession(async () => {
    const { sdk, auth } = await firebaseSession();
    const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
    try {
      await sdk.sendEmailVerification(user);
    } finally {
      await sdk.signOut(auth);
    }
  });
}

/** Signs in; an account with an unverified e-mail is signed out again (spec 4, 6). */
export function logInWithEmail({ email, password }: SignInForm): Promise<LoginOutcome> {
  return withHeldSession(async () => {
    const { sdk, auth } = await firebaseSession();
    const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
    if (user.emailVerified) return 'signed-in';
    await sdk.signOut(auth);
    return 'unverified';
  });
}
