import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import i18next from 'i18next';
import { openAnalytics } from '../shared/analytics/track.js';
import { FirebaseConfigMissing, openFirebase, preloadFirebase } from '../shared/auth/firebase-auth.js';
import { loadPublicConfig } from '../shared/config/public-config.js';
import { onceLoaded } from '../shared/loading/once-loaded.js';
import { logError, logInfo } from '../shared/log/log.js';
import { followSession } from './follow-session.js';

/** Opens the session the first time that a screen needs it; later calls get the same start, unless it failed. */
export const startOnce = onceLoaded(start);

/** Learns where the app runs and opens the session there; the console line is the one of spec 7. */
async function start(): Promise<PublicConfig> {
  preloadFirebase();
  try {
    const config = await loadPublicConfig();
    followSession(await openFirebase(config, i18next.t('app:unconfigured.title')));
    openAnalytics(config.firebase?.measurementId);
    logInfo('Firebase', {
      projectId: config.firebase?.projectId,
      authDomain: config.firebase?.authDomain,
      auth: true,
      emailSignIn: true,
    });
    return config;
  } catch (error) {
    const missing = error instanceof FirebaseConfigMissing;
    logError(missing ? i18next.t('app:unconfigured.log') : 'the start failed', error);
    throw error;
  }
}
