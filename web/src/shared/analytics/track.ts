import { onceLoaded } from '../loading/once-loaded.js';
import { logWarning } from '../log/log.js';
import type { AnalyticsEventName, AnalyticsEvents, AnalyticsSink } from './analytics-event.js';
import { askForConsent, consent } from './consent.js';
import { localSink } from './local-sink.js';

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
