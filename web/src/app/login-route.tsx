import { type ComponentType, lazy, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { SignInPage } from '../features/sign-in/sign-in-page.js';
import { FirebaseConfigMissing } from '../shared/auth/firebase-auth.js';
import { hadSession } from '../shared/auth/session-trace.js';
import { BrokenScreen } from './broken-screen.js';
import { entranceOnce } from './entrance-once.js';
import { signInSteps } from './sign-in-steps.js';
import { sessionCatalogues } from './session-catalogues.js';
import { addTexts } from './start-texts.js';

addTexts(sessionCatalogues);

const SessionApp = lazy(async () => ({ default: (await import('./session-app.js')).SessionApp }));

const subscribeToNothing = () => () => undefined;

/** The login: newcomers see its form at once; where somebody was signed in, it is asked first who is there. */
export function LoginRoute() {
  const known = useSyncExternalStore(subscribeToNothing, hadSession, () => false);
  return known ? <SessionApp /> : <NewcomersLogin />;
}

/** The form, while session and identity provider are opened beside it; if they fail, the next submit opens them again. */
function NewcomersLogin() {
  const [Away, setAway] = useState<ComponentType>();
  const [unconfigured, setUnconfigured] = useState(false);
  const open = useCallback(async () => {
    const entrance = await entranceOnce();
    setAway(() => entrance.Away);
    return entrance;
  }, []);
  useEffect(() => {
    entranceOnce().then(
      (entrance) => setAway(() => entrance.Away),
      // Other failures may be over by the time of the submit, which tells them.
      (error: unknown) => setUnconfigured(error instanceof FirebaseConfigMissing),
    );
  }, []);

  if (unconfigured) return <BrokenScreen breakage="unconfigured" />;
  return (
    <>
      {Away && <Away />}
      <SignInPage open={open} steps={signInSteps} />
    </>
  );
}
