import { logWarning } from '../log/log.js';
import type { AnalyticsEventName, AnalyticsEvents, AnalyticsSink } from './analytics-event.js';
import { localSink } from './local-sink.js';

/** Until the configuration names another, events stay in the tab: a link that loads a page anew leaves no time to wait. */
let sink: Promise<AnalyticsSink> = Promise.resolve(localSink);

const lost = (error: unknown) => logWarning('analytics failed', error);

/** Sends events to Firebase Analytics from now on, if there is a measurement id. */
export function openAnalytics(measurementId: string | undefined): void {
  if (measurementId === undefined) return;
  sink = import('./firebase-sink.js').then(({ openFirebaseSink }) => openFirebaseSink());
  sink.catch(lost);
}

/** Tells of an event; a sink that fails never troubles the user. */
export function track<Name extends AnalyticsEventName>(name: Name, facts: AnalyticsEvents[Name]): void {
  sink.then((send) => send(name, facts)).catch(lost);
}
