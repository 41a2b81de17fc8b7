import type { User } from '@firebase/auth';
import { observable } from '../observable.js';
import type { FirebaseSession } from './firebase-auth.js';
import type { Session } from './session-slice.js';

/**
 * Only a verified e-mail makes a session: an unverified account is as good as signed out (spec 6).
 */
export function toSession(user: Pick<User, 'uid' | 'email' | 'emailVerified'> | null): Session {
  if (user === null || !user.emailVerified) return { status: 'signed-out' };
  return { status: 'signed-in', uid: user.uid, email: user.email ?? '' };
}

const current = observable<Session>({ status: 'resolving' });
let holds = 0;
let publish: () => void = () => undefined;

/** Follows the sessions of the identity provider from now on. */
export function watchSession({ sdk, auth }: FirebaseSession): void {
  publish = () => {
    if (holds > 0) return;
    current.set(toSession(auth.currentUser));
  };
  sdk.onAuthStateChanged(auth, publish);
}

/** Tells `listener` who is signed in, now and at each change. */
export function onSession(listener: (session: Session) => void): void {
  current.subscribe(() => listener(current.get()));
  listener(current.get());
}

/**
 * Runs `task` while session changes wait, so that no screen follows a sign-in that is only half
 * done.
 */
export async function withPausedSession<T>(task: () => Promise<T>): Promise<T> {
  holds += 1;
  try {
    return await task();
  } finally {
    holds -= 1;
    publish();
  }
}
