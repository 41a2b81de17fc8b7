import type { User } from '@firebase/auth';
import { observable } from '../observable.js';
import type { Session } from './session-slice.js';

type FirebaseUser = Pick<User, 'uid' | 'email' | 'emailVerified'>;

/** The parts of Firebase's `Auth` that are used here. */
interface SessionSource {
  readonly currentUser: FirebaseUser | null;
  onAuthStateChanged: (listener: () => void) => unknown;
}

/** An account with an unverified e-mail address counts as signed out. */
export function toSession(user: FirebaseUser | null): Session {
  if (user === null || !user.emailVerified) return { status: 'signed-out' };
  return { status: 'signed-in', uid: user.uid, email: user.email ?? '' };
}

const current = observable<Session>({ status: 'resolving' });
let pauseCount = 0;
let publish: () => void = () => undefined;

export function watchSession(auth: SessionSource): void {
  // Until the first call, `currentUser` is null even if there is a session.
  auth.onAuthStateChanged(() => {
    publish = () => {
      if (pauseCount === 0) current.set(toSession(auth.currentUser));
    };
    publish();
  });
}

/** Calls `listener` immediately and on each change. */
export function onSession(listener: (session: Session) => void): void {
  current.subscribe(() => listener(current.get()));
  listener(current.get());
}

/**
 * Delays session changes until `task` ends, so that no screen changes during an incomplete sign-in.
 */
export async function withPausedSession<T>(task: () => Promise<T>): Promise<T> {
  pauseCount += 1;
  try {
    return await task();
  } finally {
    pauseCount -= 1;
    publish();
  }
}
