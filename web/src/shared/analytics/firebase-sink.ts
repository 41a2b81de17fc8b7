import { getApp } from '@firebase/app';
import { initializeAnalytics, logEvent, setAnalyticsCollectionEnabled } from '@firebase/analytics';

export type AnalyticsSink = (name: string, facts: Readonly<Record<string, string>>) => void;

export interface FirebaseSink {
  readonly send: AnalyticsSink;
  collect(allowed: boolean): void;
}

/** Sends no page views, so that no addresses leave the app. */
export function createFirebaseSink(): FirebaseSink {
  const analytics = initializeAnalytics(getApp(), { config: { send_page_view: false } });
  return {
    send: (name, facts) => logEvent(analytics, name, facts),
    collect: (allowed) => setAnalyticsCollectionEnabled(analytics, allowed),
  };
}
