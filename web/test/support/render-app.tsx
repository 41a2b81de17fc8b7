import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import { BrowserRouter } from 'react-router';
import { App } from '../../src/app/app.js';
import { startOnce } from '../../src/app/start.js';
import { startTexts } from '../../src/app/start-texts.js';
import { store } from '../../src/app/store.js';
import { api } from '../../src/shared/api/api.js';
import { firebaseSession } from '../../src/shared/auth/firebase-auth.js';
import { clearToast } from '../../src/shared/toast/toast-store.js';
import { forgetAnswers } from './answers.js';
import { onDevice } from './device.js';
import { provideGateway } from './gateway.js';
import { ECE, provideIdentities } from './identity-provider.js';
import { lookups, standAt } from './position.js';

await startTexts();

beforeEach(() => {
  onDevice();
  lookups.mockReset();
  standAt();
  provideGateway();
  provideIdentities(ECE);
});

// What the app keeps as long as its page is open is forgotten between two tests, as by a page that
// is opened anew.
afterEach(async () => {
  jest.useRealTimers();
  await closeApp();
  forgetAnswers();
});

/** Closes the page; whoever opens the app next is a newcomer. */
export async function closeApp(): Promise<void> {
  cleanup();
  clearToast();
  await signOutAgain();
  store.dispatch(api.util.resetApiState());
  localStorage.clear();
  sessionStorage.clear();
}

/** Lets no poll come between what the person does, as on a page that is not looked at. */
export function stopPolling(): void {
  store.dispatch(api.internalActions.onFocusLost());
}

async function signOutAgain(): Promise<void> {
  if (store.getState().session.status === 'resolving') return; // no test has opened the session yet
  const { sdk, auth } = await firebaseSession();
  if (auth.currentUser !== null) await sdk.signOut(auth);
}

/** Opens the app at `path`, as somebody who is signed out. */
export function openApp(path: string): void {
  window.history.replaceState(null, '', path);
  render(<App route={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />);
}

/** Opens the app at `path`, as Ece, who has signed in before. */
export async function openSignedIn(path: string): Promise<void> {
  await startOnce();
  const { sdk, auth } = await firebaseSession();
  await sdk.signInWithEmailAndPassword(auth, ECE.email, ECE.password);
  openApp(path);
}

/**
 * Waits for a message with that title and text, and under it what to do where a `hint` is named.
 */
export async function expectToast(title: string, text: string, hint?: string): Promise<void> {
  // All in one look, as it goes by itself after some seconds.
  await waitFor(() => {
    const toasts = within(screen.getByRole('region', { name: /^Bildirimler/ }));
    for (const each of [title, text, ...(hint === undefined ? [] : [hint])])
      expect(toasts.getByText(each)).toBeVisible();
  });
}

/** The path and the query that the app is at. */
export const address = (): string => window.location.pathname + window.location.search;
