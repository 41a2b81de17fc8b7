import type { FirebaseSession } from '../shared/auth/firebase-auth.js';

interface OpenedSession {
  readonly sdk: Partial<Pick<FirebaseSession['sdk'], 'signInWithEmailAndPassword'>>;
  readonly auth: { readonly app?: { readonly options: { projectId?: string; authDomain?: string } } };
}

/** Reported on the console at startup, as the SDK received it. */
export function startFacts({ sdk, auth }: OpenedSession) {
  const { projectId, authDomain } = auth.app?.options ?? {};
  return {
    projectId,
    authDomain,
    auth: auth.app !== undefined,
    emailSignIn: typeof sdk.signInWithEmailAndPassword === 'function',
  };
}
