import { lazyWithPreload } from '../shared/loading/lazy-with-preload.js';
import { FailedScreen } from './broken-screen.js';

/** The part of the app that needs configuration, session and store. */
export const SessionApp = lazyWithPreload(async () => (await import('./session-app.js')).openSessionApp(), {
  Failed: FailedScreen,
});

/**
 * Has the first screen behind the sign-in ready to be drawn by the time that somebody is signed in.
 */
export async function prepareHome(): Promise<void> {
  const [{ loadHome }] = await Promise.all([import('./session-app.js'), SessionApp.load()]);
  await loadHome();
}
