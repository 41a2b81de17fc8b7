import { useEffect, useState, useSyncExternalStore } from 'react';
import { SignInPage } from '../features/sign-in/sign-in-page.js';
import { FirebaseConfigMissing } from '../shared/auth/firebase-auth.js';
import { onSessionSeen, recordSession } from '../shared/auth/session-trace.js';
import { BrokenScreen } from './broken-screen.js';
import { signInMethodsOnce } from './sign-in-methods-once.js';
import { prefetchHomeAtPassword } from './prefetch-home.js';
import { loadMethodsAndHome } from './ready-home.js';
import { SessionApp } from './session-part.js';

/** Newcomers get the form immediately; after an earlier session, that is resolved first. */
export function LoginRoute() {
  const known = useSyncExternalStore(onSessionSeen, recordSession, () => false);
  useEffect(prefetchHomeAtPassword, []);
  return known ? <SessionApp /> : <NewcomerLogin />;
}

/** Opens the identity provider in the background; if that fails, the submit retries. */
function NewcomerLogin() {
  const [unconfigured, setUnconfigured] = useState(false);
  useEffect(() => {
    // other failures may be over by the time of the submit, which reports them
    signInMethodsOnce().catch((error: unknown) => setUnconfigured(error instanceof FirebaseConfigMissing));
  }, []);

  if (unconfigured) return <BrokenScreen breakage="unconfigured" />;
  return <SignInPage open={loadMethodsAndHome} />;
}
