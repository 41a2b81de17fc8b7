import '../zod-without-eval.js';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MAP_CANVAS } from '../features/map/map-canvases.js';
import { FirebaseConfigMissing } from '../shared/auth/firebase-auth.js';
import { ConfigProvider } from '../shared/config/public-config.js';
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
      <ConfigProvider value={config}>
        <Provider store={store}>
          <Screens />
        </Provider>
      </ConfigProvider>
    );
  } catch (error) {
    if (error instanceof FirebaseConfigMissing) return () => <FailureScreen failure="unconfigured" />;
    throw error;
  }
}

export async function loadHome(): Promise<void> {
  const { googleMapsKey } = await startOnce();
  const canvas = googleMapsKey === null ? MAP_CANVAS.maplibre : MAP_CANVAS.google;
  await Promise.all([SignedInFrame, HomeScreen, MapView, canvas].map((each) => each.load()));
}
