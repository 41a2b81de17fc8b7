import type { FirebaseSession } from '../shared/auth/firebase-auth.js';

/** What of the session the facts are read from. */
interface OpenedSession {
  readonly sdk: Partial<Pick<FirebaseSession['sdk'], 'signInWithEmailAndPassword'>>;
  readonly auth: { readonly app?: { readonly options: { projectId?: string; authDomain?: string } } };
}

/**
 * What a start reports on the console (spec 7), as the SDK itself took it: where it signs in, and
 * what it can.
 */
export function startFacts({ sdk, auth }: OpenedSession) {
  const { projectId, authDomain } = auth.app?.options ?? {};
  return {
    projectId,
    authDomain,
    auth: auth.app !== undefined,
    emailSignIn: typeof sdk.signInWithEmailAndPassword === 'function',
  };
}
