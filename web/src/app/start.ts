import i18next from 'i18next';
import { FirebaseConfigMissing, openFirebase } from '../shared/auth/firebase-auth.js';
import { loadPublicConfig } from '../shared/config/public-config.js';
import { logError, logInfo } from '../shared/log/log.js';
import type { StartResult } from './app.js';
import { followSession } from './follow-session.js';

/** Learns where the app runs and opens the session there; the console line is the one of spec 7. */
export async function start(): Promise<StartResult> {
  try {
    const config = await loadPublicConfig();
    const session = await openFirebase(config, i18next.t('app:unconfigured.title'));
    followSession(session);
    logInfo('Firebase', {
      projectId: config.firebase?.projectId,
      authDomain: config.firebase?.authDomain,
      auth: true,
      emailSignIn: true,
    });
    return { config };
  } catch (error) {
    if (error instanceof FirebaseConfigMissing) {
      logError(i18next.t('app:unconfigured.log'), error);
      return { breakage: 'unconfigured' };
    }
    logError('the start failed', error);
    return { breakage: 'unreachable' };
  }
}
