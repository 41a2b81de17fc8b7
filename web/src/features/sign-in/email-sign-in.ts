import type { User } from '@firebase/auth';
import { firebaseSession, type FirebaseSession } from '../../shared/auth/firebase-auth.js';
import { withPausedSession } from '../../shared/auth/session-watch.js';
import { logWarning } from '../../shared/log/log.js';
import type { SignInForm } from './sign-in-form.js';
import { authErrorCode } from '../../shared/auth/auth-error-code.js';

export type LoginOutcome = 'signed-in' | 'unverified';

/** The account whose verification is pending; signed out, and in memory only. */
let pendingUser: User | null = null;

export type RegistrationOutcome = 'registered' | 'mail-sent-again';

/**
 * Creates an account, sends the verification mail and signs out. An unverified account with the
 * same password gets the mail again.
 */
export function registerWithEmail(form: SignInForm): Promise<RegistrationOutcome> {
  return withPausedSession(async () => {
    const session = await firebaseSession();
    const { sdk, auth } = session;
    try {
      const { user } = await sdk.createUserWithEmailAndPassword(auth, form.email, form.password);
      await sendMailAndSignOut(session, user);
      return 'registered';
    } catch (error) {
      if (authErrorCode(error) !== 'email-already-in-use') throw error;
      const owner = await findUnverifiedAccount(session, form);
      if (owner === null) throw error;
      await sendMailAndSignOut(session, owner);
      return 'mail-sent-again';
    }
  });
}

export function logInWithEmail({ email, password }: SignInForm): Promise<LoginOutcome> {
  return withPausedSession(async () => {
    const { sdk, auth } = await firebaseSession();
    const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
    if (user.emailVerified) return 'signed-in';
    pendingUser = user;
    await sdk.signOut(auth);
    return 'unverified';
  });
}

/** Whether the pending account is verified; rejects if that is unknown. */
export async function isVerified(): Promise<boolean> {
  if (pendingUser === null) return false;
  const { sdk } = await firebaseSession();
  await sdk.reload(pendingUser);
  return pendingUser.emailVerified;
}

/** Sends the verification mail again; a user verified in the meantime is signed in instead. */
export function resendVerificationMail({
  email,
  password,
}: SignInForm): Promise<'signed-in' | 'mail-sent-again'> {
  return withPausedSession(async () => {
    const session = await firebaseSession();
    const { user } = await session.sdk.signInWithEmailAndPassword(session.auth, email, password);
    if (user.emailVerified) return 'signed-in';
    await sendMailAndSignOut(session, user);
    return 'mail-sent-again';
  });
}

/** The unverified account with that password; null otherwise. */
async function findUnverifiedAccount({ sdk, auth }: FirebaseSession, form: SignInForm): Promise<User | null> {
  try {
    const { user } = await sdk.signInWithEmailAndPassword(auth, form.email, form.password);
    if (!user.emailVerified) return user;
  } catch (error) {
    // The caller reports that the address is already registered.
    logWarning('password of a taken address does not match', error);
    return null;
  }
  await sdk.signOut(auth);
  return null;
}

async function sendMailAndSignOut({ sdk, auth }: FirebaseSession, user: User): Promise<void> {
  pendingUser = user;
  try {
    await sdk.sendEmailVerification(user);
  } finally {
    await sdk.signOut(auth);
  }
}
