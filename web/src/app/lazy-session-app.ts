import { lazyScreen } from './failure-screen.js';

export const SessionApp = lazyScreen(async () => (await import('./session-app.js')).openSessionApp());

/** Loads home in advance, so that it renders right after the sign-in. */
export async function prepareHome(): Promise<void> {
  const [{ loadHome }] = await Promise.all([import('./session-app.js'), SessionApp.load()]);
  await loadHome();
}
