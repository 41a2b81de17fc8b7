import type { FirebaseConfig, PublicConfig } from '@rotadas/contracts/config/public-config';
import type { Auth } from '@firebase/auth';
import { onceLoaded, type OnceLoaded } from '../loading/once-loaded.js';
import { logWarning } from '../log/log.js';
import { notifySessionEnd } from './session-end.js';
import { hadSession } from './session-trace.js';

/** The identity provider's SDK and the app's session with it. */
export interface FirebaseSession {
  sdk: typeof import('./firebase-sdk.js');
  auth: Auth;
}

/** The operator configured no identity provider (spec 7). */
export class FirebaseConfigMissing extends Error {
  override readonly name = 'FirebaseConfigMissing';
}

let session: OnceLoaded<FirebaseSession> | null = null;

const loadSdk = () => import('./firebase-sdk.js');

/**
 * Fetches the SDK while the configuration is still on its way; a failure shows when the session
 * opens.
 */
export function preloadFirebase(): void {
  loadSdk().catch((error: unknown) => logWarning('loading the Firebase SDK failed', error));
}

async function open(firebase: FirebaseConfig, emulatorUrl: string | null): Promise<FirebaseSession> {
  const sdk = await loadSdk();
  const defined = Object.entries(firebase).filter(([, value]) => value !== undefined);
  const auth = sdk.initializeAuth(sdk.initializeApp(Object.fromEntries(defined)), {
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
    // With it phones fetch Google's helper beforehand, so that the click itself opens the window,
    // as iPhones demand. The session waits for that fetch; who comes signed in needs no window and
    // so no waiting.
    ...(!hadSession() && { popupRedirectResolver: sdk.browserPopupRedirectResolver }),
  });
  if (emulatorUrl !== null) sdk.connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  auth.languageCode = 'tr';
  return { sdk, auth };
}

/** Starts loading the SDK; `message` is what the error says when there is no configuration. */
export function openFirebase(config: PublicConfig, message: string): Promise<FirebaseSession> {
  const { firebase, authEmulatorUrl } = config;
  if (firebase === null) return Promise.reject(new FirebaseConfigMissing(message));
  session ??= onceLoaded(() => open(firebase, authEmulatorUrl));
  return session();
}

/** The session that was opened at the start. */
export function firebaseSession(): Promise<FirebaseSession> {
  if (session === null) throw new Error('firebaseSession() before openFirebase()');
  return session();
}

/**
 * The signed-in user's ID token, refreshed when it is about to expire or `renewed`; null while
 * signed out.
 */
export async function idToken({ renewed = false } = {}): Promise<string | null> {
  const opened = await session?.current();
  const user = opened?.auth.currentUser ?? null;
  if (user === null) return null;
  try {
    return await user.getIdToken(renewed);
  } catch (error) {
    notifySessionEnd(error); // the SDK has signed the user out
    throw error;
  }
}

/** Ends the session at the identity provider. */
export async function signOut(): Promise<void> {
  const { sdk, auth } = await firebaseSession();
  await sdk.signOut(auth);
}

/**
 * Address of the photo that the identity provider knows of the signed-in user, over https; null
 * where it knows none.
 */
export async function ownPhoto(): Promise<string | null> {
  const { auth } = await firebaseSession();
  const address = auth.currentUser?.photoURL ?? null;
  return address?.startsWith('https:') === true ? address : null;
}
