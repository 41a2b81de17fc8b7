import { useEffect, useState, useSyncExternalStore } from 'react';
import { SignInPage } from '../features/sign-in/sign-in-page.js';
import { FirebaseConfigMissing } from '../shared/auth/firebase-auth.js';
import { onSessionSeen, recordSession } from '../shared/auth/session-trace.js';
import { BrokenScreen } from './broken-screen.js';
import { signInMethodsOnce } from './sign-in-methods-once.js';
import { prefetchHomeAtPassword } from './prefetch-home.js';
import { signInMethodsReadyingHome } from './ready-home.js';
import { SessionApp } from './session-part.js';

/**
 * The login: newcomers see its form at once; where somebody was signed in, it is asked first who is
 * there.
 */
export function LoginRoute() {
  const known = useSyncExternalStore(onSessionSeen, recordSession, () => false);
  useEffect(prefetchHomeAtPassword, []);
  return known ? <SessionApp /> : <NewcomersLogin />;
}

/**
 * The form, while the identity provider is opened beside it; if that fails, the next submit opens
 * it again.
 */
function NewcomersLogin() {
  const [unconfigured, setUnconfigured] = useState(false);
  useEffect(() => {
    // Other failures may be over by the time of the submit, which tells them.
    signInMethodsOnce().catch((error: unknown) => setUnconfigured(error instanceof FirebaseConfigMissing));
  }, []);

  if (unconfigured) return <BrokenScreen breakage="unconfigured" />;
  return <SignInPage open={signInMethodsReadyingHome} />;
}
