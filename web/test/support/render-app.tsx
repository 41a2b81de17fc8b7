import { render } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { App } from '../../src/app/app.js';
import '../../src/app/explore/explore-screen.js';
import '../../src/app/login-screen.js';
import '../../src/app/session-app.js';
import { startOnce } from '../../src/app/start.js';
import { store } from '../../src/app/store.js';
import '../../src/features/greeting/greeting-page.js';
import '../../src/app/profile-screen.js';
import { api } from '../../src/shared/api/api.js';
import { firebaseSession } from '../../src/shared/auth/firebase-auth.js';
import './home.js';
import { ECE, provideIdentities } from './identity-provider.js';
import { closePage } from './render.js';

// Imports without a name preload what the app loads lazily, so that no wait includes it.

beforeEach(() => provideIdentities(ECE));
afterEach(closeApp);

export async function closeApp(): Promise<void> {
  closePage();
  if (store.getState().session.status !== 'resolving') {
    const { sdk, auth } = await firebaseSession();
    if (auth.currentUser !== null) await sdk.signOut(auth);
  }
  store.dispatch(api.util.resetApiState());
  localStorage.clear();
  sessionStorage.clear();
}

/** Opens the app for a signed-out user. */
export function openApp(path: string): void {
  window.history.replaceState(null, '', path);
  render(<App renderRouter={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />);
}

/** Opens the app with Ece's session. */
export async function openSignedIn(path: string): Promise<void> {
  await startOnce();
  const { sdk, auth } = await firebaseSession();
  await sdk.signInWithEmailAndPassword(auth, ECE.email, ECE.password);
  openApp(path);
}
