import { onceLoaded } from '../loading/once-loaded.js';
import { logWarning } from '../log/log.js';
import { askForConsent, consent } from './consent.js';
import type { AnalyticsSink } from './firebase-sink.js';

/** Parameters by event name. None may identify a user. */
export interface AnalyticsEvents {
  login_attempt: { method: SignInMethod };
  login_success: { method: SignInMethod };
  login_error: { method: SignInMethod; code: string };
  register_attempt: { method: 'email' };
  register_success: { method: 'email' };
  register_error: { method: 'email'; code: string };
  recaptcha_error: { action: 'login' | 'register'; reason: string };
  link_click: { link: string };
}

type SignInMethod = 'email' | 'google';

export type AnalyticsEventName = keyof AnalyticsEvents;

const silent: AnalyticsSink = () => undefined;
let sink: Promise<AnalyticsSink> = Promise.resolve(silent);

const logFailure = (error: unknown) => logWarning('analytics failed', error);

const firebaseSink = onceLoaded(async () => (await import('./firebase-sink.js')).createFirebaseSink());
let isOpened = false;

/** Sends events to Firebase Analytics after consent. Does nothing without a measurement id. */
export function startAnalytics(measurementId: string | undefined): void {
  if (measurementId === undefined) return;
  consent.subscribe(follow);
  askForConsent();
  follow();
}

/** Google's code loads only after consent, and is disabled when consent is withdrawn. */
function follow(): void {
  const allowed = consent.get() === 'granted';
  if (allowed || isOpened) {
    isOpened = true;
    firebaseSink()
      .then((opened) => opened.collect(allowed))
      .catch(logFailure);
  }
  sink = allowed ? firebaseSink().then(({ send }) => send) : Promise.resolve(silent);
  sink.catch(logFailure);
}

export function track<Name extends AnalyticsEventName>(name: Name, facts: AnalyticsEvents[Name]): void {
  sink.then((send) => send(name, facts)).catch(logFailure);
}
