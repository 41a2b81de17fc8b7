import type { User } from 'firebase/auth';
import type { FirebaseSession } from './firebase-auth.js';
import type { Session } from './session-slice.js';

/** Only a verified e-mail makes a session: an unverified account is as good as signed out (spec 6). */
export function sessionOf(user: Pick<User, 'uid' | 'email' | 'emailVerified'> | null): Session {
  if (user === null || !user.emailVerified) return { status: 'signed-out' };
  return { status: 'signed-in', uid: user.uid, email: user.email ?? '' };
}

let holds = 0;
let publish: () => void = () => undefined;

/** Tells `onChange` who is signed in, now and at each change. */
export function watchSession({ sdk, auth }: FirebaseSession, onChange: (session: Session) => void): void {
  publish = () => {
    if (holds === 0) onChange(sessionOf(auth.currentUser));
  };
  sdk.onAuthStateChanged(auth, publish);
}

/** Runs `task` while session changes wait, so that no screen follows a sign-in that is only half done. */
export async function withHeldSession<T>(task: () => Promise<T>): Promise<T> {
  holds += 1;
  try {
    return await task();
  } finally {
    holds -= 1;
    publish();
  }
}
