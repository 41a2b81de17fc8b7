import { tabStorage } from '../storage/browser-storage.js';
import { onceLoaded } from '../loading/once-loaded.js';
import { logWarning } from '../log/log.js';
import { askForConsent, consent } from './consent.js';
import type { AnalyticsSink } from './firebase-sink.js';

/** The events of spec 7, each with what it may say: never who somebody is. */
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

/** How somebody signs in. */
type SignInMethod = 'email' | 'google';

/** The name of an event. */
export type AnalyticsEventName = keyof AnalyticsEvents;

/** Where the events of this tab lie; the browser forgets them with the tab. */
const KEY = 'analytics';
/** No more than the latest are kept. */
const KEPT = 100;

/**
 * Keeps events in the tab, where tests and the curious can read them, and sends them nowhere
 * (design 6).
 */
const localSink: AnalyticsSink = (name, facts) => {
  const kept: unknown = JSON.parse(tabStorage.get(KEY) ?? '[]');
  const earlier = Array.isArray(kept) ? kept : [];
  tabStorage.set(KEY, JSON.stringify([...earlier, { name, ...facts }].slice(-KEPT)));
};

/**
 * Until the configuration names another, events stay in the tab: a link that loads a page anew
 * leaves no time to wait.
 */
let sink: Promise<AnalyticsSink> = Promise.resolve(localSink);

const silent: AnalyticsSink = () => undefined;
const lost = (error: unknown) => logWarning('analytics failed', error);

const firebaseSink = onceLoaded(async () => (await import('./firebase-sink.js')).openFirebaseSink());
let isOpened = false;

/**
 * With a measurement id, events go to Firebase Analytics for who has said yes to it; for anybody
 * else they go nowhere.
 */
export function openAnalytics(measurementId: string | undefined): void {
  if (measurementId === undefined) return;
  consent.subscribe(follow);
  askForConsent();
  follow();
}

/** Nothing of Google's is loaded before a yes, and what is loaded falls silent after a no. */
function follow(): void {
  const allowed = consent.get() === 'granted';
  if (allowed || isOpened) {
    isOpened = true;
    firebaseSink()
      .then((opened) => opened.collect(allowed))
      .catch(lost);
  }
  sink = allowed ? firebaseSink().then(({ send }) => send) : Promise.resolve(silent);
  sink.catch(lost);
}

/** Tells of an event; a sink that fails never troubles the user. */
export function track<Name extends AnalyticsEventName>(name: Name, facts: AnalyticsEvents[Name]): void {
  sink.then((send) => send(name, facts)).catch(lost);
}
