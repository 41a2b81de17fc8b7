import { part } from '../shared/loading/part.js';

/** What stands around every screen of a signed-in user. */
export const SignedInFrame = part(async () => (await import('./signed-in-frame.js')).SignedInFrame);

/** The first screen behind the sign-in. */
export const HomeScreen = part(async () => (await import('./home/home-screen.js')).HomeScreen);
