import '../zod-without-eval.js';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { FirebaseConfigMissing } from '../shared/auth/firebase-auth.js';
import { PublicConfigProvider } from '../shared/config/public-config.js';
import { FailureScreen } from './failure-screen.js';
import { MapView } from './home/lazy-parts.js';
import { HomeScreen, SignedInFrame } from './lazy-screens.js';
import { Screens } from './screens.js';
import { startOnce } from './start.js';
import { store } from './store.js';

/** Rejects if the server or the identity provider cannot be reached. */
export async function openSessionApp(): Promise<ComponentType> {
  try {
    const config = await startOnce();
    return () => (
      <PublicConfigProvider value={config}>
        <Provider store={store}>
          <Screens />
        </Provider>
      </PublicConfigProvider>
    );
  } catch (error) {
    if (error instanceof FirebaseConfigMissing) return () => <FailureScreen failure="unconfigured" />;
    throw error;
  }
}

export async function loadHome(): Promise<void> {
  const { googleMapsKey } = await startOnce();
  const loadCanvas = async () => {
    const { MAP_CANVAS } = await import('../features/map/map-view.js');
    await MAP_CANVAS[googleMapsKey === null ? 'maplibre' : 'google'].load();
  };
  await Promise.all([SignedInFrame.load(), HomeScreen.load(), MapView.load(), loadCanvas()]);
}
