import '../zod-without-eval.js';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { FirebaseConfigMissing } from '../shared/auth/firebase-auth.js';
import { PublicConfigProvider } from '../shared/config/public-config.js';
import { SignedOutOnly } from './access.js';
import { FailureScreen } from './failure-screen.js';
import { SignedInScreens } from './signed-in-screens.js';
import { startOnce } from './start.js';
import { store } from './store.js';

interface SessionAppProps {
  only: 'signed-in' | 'signed-out';
}

/** Rejects if the server or the identity provider cannot be reached. */
export async function loadSessionApp(): Promise<ComponentType<SessionAppProps>> {
  try {
    const config = await startOnce();
    return ({ only }) => (
      <PublicConfigProvider value={config}>
        <Provider store={store}>{only === 'signed-in' ? <SignedInScreens /> : <SignedOutOnly />}</Provider>
      </PublicConfigProvider>
    );
  } catch (error) {
    if (error instanceof FirebaseConfigMissing) return () => <FailureScreen failure="unconfigured" />;
    throw error;
  }
}
