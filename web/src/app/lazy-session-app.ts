import { lazyWithPreload } from '../shared/loading/lazy-with-preload.js';
import { LoadFailedScreen } from './failure-screen.js';

export const SessionApp = lazyWithPreload(async () => (await import('./session-app.js')).openSessionApp(), {
  Failed: LoadFailedScreen,
});

/** Loads home in advance, so that it renders right after the sign-in. */
export async function prepareHome(): Promise<void> {
  const [{ loadHome }] = await Promise.all([import('./session-app.js'), SessionApp.load()]);
  await loadHome();
}
