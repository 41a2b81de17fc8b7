import type { FirebaseConfig, PublicConfig } from '@rotadas/contracts/config/public-config';
import type { Auth } from '@firebase/auth';
import { onceLoaded, type OnceLoaded } from '../loading/once-loaded.js';
import { logWarning } from '../log/log.js';
import { notifySessionEnd } from './session-end.js';
import { hadSession } from './remember-session.js';

export interface FirebaseSession {
  sdk: typeof import('./firebase-sdk.js');
  auth: Auth;
}

/** Thrown if the operator configured no identity provider. */
export class FirebaseConfigMissing extends Error {
  override readonly name = 'FirebaseConfigMissing';
}

let session: OnceLoaded<FirebaseSession> | null = null;

const loadSdk = () => import('./firebase-sdk.js');

/** Loaded in parallel with the configuration; a failure is reported when the session opens. */
export function preloadFirebase(): void {
  loadSdk().catch((error: unknown) => logWarning('loading the Firebase SDK failed', error));
}

async function open(firebase: FirebaseConfig, emulatorUrl: string | null): Promise<FirebaseSession> {
  const sdk = await loadSdk();
  const defined = Object.entries(firebase).filter(([, value]) => value !== undefined);
  const auth = sdk.initializeAuth(sdk.initializeApp(Object.fromEntries(defined)), {
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
    // Fetches Google's helper in advance: iOS allows the window only within the click. Connecting
    // waits for the helper, so returning users skip it.
    ...(!hadSession() && { popupRedirectResolver: sdk.browserPopupRedirectResolver }),
  });
  if (emulatorUrl !== null) sdk.connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  auth.languageCode = 'tr';
  return { sdk, auth };
}

/** `message` is the error text if the configuration is missing. */
export function connectFirebase(config: PublicConfig, message: string): Promise<FirebaseSession> {
  const { firebase, authEmulatorUrl } = config;
  if (firebase === null) return Promise.reject(new FirebaseConfigMissing(message));
  session ??= onceLoaded(() => open(firebase, authEmulatorUrl));
  return session();
}

export function firebaseSession(): Promise<FirebaseSession> {
  if (session === null) throw new Error('firebaseSession() before connectFirebase()');
  return session();
}

/** The ID token, refreshed when about to expire or if `renewed`; null while signed out. */
export async function idToken({ renewed = false } = {}): Promise<string | null> {
  const opened = await session?.current();
  const user = opened?.auth.currentUser ?? null;
  if (user === null) return null;
  try {
    return await user.getIdToken(renewed);
  } catch (error) {
    notifySessionEnd(error); // At this point the SDK has signed the user out.
    throw error;
  }
}

export async function signOut(): Promise<void> {
  const { sdk, auth } = await firebaseSession();
  await sdk.signOut(auth);
}

/** An https URL; null if the identity provider has no photo. */
export async function ownPhoto(): Promise<string | null> {
  const { auth } = await firebaseSession();
  const address = auth.currentUser?.photoURL ?? null;
  return address?.startsWith('https:') === true ? address : null;
}
