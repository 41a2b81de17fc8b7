import { track } from '../../shared/analytics/track.js';
import { firebaseSession } from '../../shared/auth/firebase-auth.js';
import { beginGoogleReturn, endGoogleReturn } from '../../shared/auth/google-return.js';
import { tellGoogleFailure } from './enter-by-google.js';
import { recordUser, type RegisterUser } from './google-sign-in.js';

/**
 * Takes up what Google's page answered, as the window's answer is; where it answered nothing, the
 * user is told.
 */
export async function returnFromGoogle(register: RegisterUser): Promise<void> {
  beginGoogleReturn();
  try {
    const session = await firebaseSession();
    const { sdk, auth } = session;
    const result = await sdk.getRedirectResult(auth, sdk.browserPopupRedirectResolver);
    if (result === null) throw new Error("Google's page led back without an answer");
    await recordUser(session, result.user, register);
    track('login_success', { method: 'google' });
  } catch (error) {
    await tellGoogleFailure(error);
  } finally {
    endGoogleReturn();
  }
}
