import type { User } from '@firebase/auth';
import { authErrorCode } from '../../shared/auth/auth-error-code.js';
import { firebaseSession, type FirebaseSession } from '../../shared/auth/firebase-auth.js';
import { withPausedSession } from '../../shared/auth/session-watch.js';
import { logWarning } from '../../shared/log/log.js';
import type { SignInForm } from './sign-in-form.js';

/** What became of an e-mail login whose password was right. */
export type LoginOutcome = 'signed-in' | 'unverified';

/** The account whose verification the page waits for; signed out, and in memory only. */
let unverified: User | null = null;

/** What became of a registration. */
export type RegistrationOutcome = 'registered' | 'mail-sent-again';

/**
 * Makes an account and has the verification mail sent; the user stays signed out until it is
 * verified (spec 4).
 */
export function registerWithEmail(form: SignInForm): Promise<RegistrationOutcome> {
  return withPausedSession(async () => {
    const session = await firebaseSession();
    const { sdk, auth } = session;
    try {
      const { user } = await sdk.createUserWithEmailAndPassword(auth, form.email, form.password);
      await sendMailAndLeave(session, user);
      return 'registered';
    } catch (error) {
      if (authErrorCode(error) !== 'email-already-in-use') throw error;
      const owner = await unverifiedOwner(session, form);
      if (owner === null) throw error;
      await sendMailAndLeave(session, owner);
      return 'mail-sent-again';
    }
  });
}

/** Signs in; an account with an unverified e-mail is signed out again (spec 4, 6). */
export function logInWithEmail({ email, password }: SignInForm): Promise<LoginOutcome> {
  return withPausedSession(async () => {
    const { sdk, auth } = await firebaseSession();
    const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
    if (user.emailVerified) return 'signed-in';
    unverified = user;
    await sdk.signOut(auth);
    return 'unverified';
  });
}

/** Whether the account that the page waits for is verified by now; rejects if that is unknown. */
export async function isVerified(): Promise<boolean> {
  if (unverified === null) return false;
  const { sdk } = await firebaseSession();
  await sdk.reload(unverified);
  return unverified.emailVerified;
}

/**
 * Sends the verification mail of an account anew; who has verified it meanwhile is signed in
 * instead.
 */
export function sendVerificationAgain({
  email,
  password,
}: SignInForm): Promise<'signed-in' | 'mail-sent-again'> {
  return withPausedSession(async () => {
    const session = await firebaseSession();
    const { user } = await session.sdk.signInWithEmailAndPassword(session.auth, email, password);
    if (user.emailVerified) return 'signed-in';
    await sendMailAndLeave(session, user);
    return 'mail-sent-again';
  });
}

/** The account of who knows its password but has not verified it yet; null for anybody else. */
async function unverifiedOwner({ sdk, auth }: FirebaseSession, form: SignInForm): Promise<User | null> {
  try {
    const { user } = await sdk.signInWithEmailAndPassword(auth, form.email, form.password);
    if (!user.emailVerified) return user;
  } catch (error) {
    // the caller says that it is taken
    logWarning('the owner of a taken address is not here', error);
    return null;
  }
  await sdk.signOut(auth);
  return null;
}

async function sendMailAndLeave({ sdk, auth }: FirebaseSession, user: User): Promise<void> {
  unverified = user;
  try {
    await sdk.sendEmailVerification(user);
  } finally {
    await sdk.signOut(auth);
  }
}
