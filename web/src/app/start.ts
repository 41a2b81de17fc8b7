import type { PublicConfig } from '@rotadas/contracts/config/public-config';
import i18next from 'i18next';
import { FirebaseConfigMissing, openFirebase, preloadFirebase } from '../shared/auth/firebase-auth.js';
import { hadSession } from '../shared/auth/session-trace.js';
import { loadPublicConfig } from '../shared/config/public-config.js';
import { logError, logInfo } from '../shared/log/log.js';
import { PATHS } from '../shared/paths.js';
import type { Breakage } from './broken-screen.js';
import { followSession } from './follow-session.js';

/** What the start came to: the configuration, or why there is none. */
type StartResult = { config: PublicConfig } | { breakage: Breakage };

let started: Promise<StartResult> | null = null;

/** Starts the session the first time that a screen needs it; later calls get the same start. */
export function startOnce(): Promise<StartResult> {
  started ??= start();
  return started;
}

/** Learns where the app runs and opens the session there; the console line is the one of spec 7. */
async function start(): Promise<StartResult> {
  preloadFirebase();
  try {
    const config = await loadPublicConfig();
    const opening = openSession(config);
    if (config.firebase === null || !startsAtLogin()) await opening;
    else opening.catch((error: unknown) => logError('the session did not open', error));
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

async function openSession(config: PublicConfig): Promise<void> {
  followSession(await openFirebase(config, i18next.t('app:unconfigured.title')));
  logInfo('Firebase', {
    projectId: config.firebase?.projectId,
    authDomain: config.firebase?.authDomain,
    auth: true,
    emailSignIn: true,
  });
}

/** Whether the form can be shown and filled in while the identity provider's SDK is on its way. */
function startsAtLogin(): boolean {
  return location.pathname === PATHS.login && !hadSession();
}
