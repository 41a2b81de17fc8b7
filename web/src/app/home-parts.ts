import { lazyPart } from '../shared/loading/lazy-part.js';
import { FailedScreen } from './broken-screen.js';

/** What stands around every screen of a signed-in user. */
export const SignedInFrame = lazyPart(async () => (await import('./signed-in-frame.js')).SignedInFrame, {
  Failed: FailedScreen,
});

/** The first screen behind the sign-in. */
export const HomeScreen = lazyPart(async () => (await import('./home/home-screen.js')).HomeScreen, {
  Failed: FailedScreen,
});
