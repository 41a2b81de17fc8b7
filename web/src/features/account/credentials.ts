import type { User } from '@firebase/auth';
import { useEffect, useState } from 'react';
import { authErrorCode } from '../../shared/auth/auth-error-code.js';
import { firebaseSession, type FirebaseSession } from '../../shared/auth/firebase-auth.js';
import { logWarning } from '../../shared/log/log.js';

/** How the user can sign in. */
export interface Credentials {
  email: string;
  hasPassword: boolean;
  hasGoogle: boolean;
}

interface LoadedCredentials {
  /** Null until the identity provider is loaded. */
  credentials: Credentials | null;
  /** Null unless they could not be read. */
  retry: (() => void) | null;
}

export function useCredentials(): LoadedCredentials {
  const [loaded, setLoaded] = useState<Credentials | 'failed' | null>(null);
  useEffect(() => void readCredentials().then(setLoaded), []);
  if (loaded !== 'failed') return { credentials: loaded, retry: null };
  const retry = () => {
    setLoaded(null);
    void readCredentials().then(setLoaded);
  };
  return { credentials: null, retry };
}

async function readCredentials(): Promise<Credentials | 'failed'> {
  try {
    const { user } = await signedInUser();
    const providers = user.providerData.map(({ providerId }) => providerId);
    return {
      email: user.email ?? '',
      hasPassword: providers.includes('password'),
      hasGoogle: providers.includes('google.com'),
    };
  } catch (error) {
    logWarning('reading the sign-in methods failed', error);
    return 'failed';
  }
}

/** A new sign-in by the password, with a new ID token. */
export async function confirmByPassword(password: string): Promise<void> {
  const { sdk, user } = await signedInUser();
  const credential = sdk.EmailAuthProvider.credential(user.email ?? '', password);
  await sdk.reauthenticateWithCredential(user, credential);
}

/**
 * A new sign-in in Google's window, with a new ID token. Call it within a click. If the browser
 * blocks the window, the server decides whether the last sign-in is recent enough.
 */
export async function confirmByGoogle(): Promise<void> {
  const { sdk, user } = await signedInUser();
  try {
    await sdk.reauthenticateWithPopup(user, new sdk.GoogleAuthProvider(), sdk.browserPopupRedirectResolver);
  } catch (error) {
    if (authErrorCode(error) !== 'popup-blocked') throw error;
  }
}

/** Sends a link to the new address; the address changes when the user opens it. */
export async function sendEmailChange(email: string): Promise<void> {
  const { sdk, user } = await signedInUser();
  await sdk.verifyBeforeUpdateEmail(user, email);
}

export async function changePassword(password: string): Promise<void> {
  const { sdk, user } = await signedInUser();
  await sdk.updatePassword(user, password);
}

async function signedInUser(): Promise<FirebaseSession & { user: User }> {
  const session = await firebaseSession();
  const user = session.auth.currentUser;
  if (user === null) throw new Error('the user is signed out');
  return { ...session, user };
}
