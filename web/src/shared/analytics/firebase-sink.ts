import { getApp } from '@firebase/app';
import { initializeAnalytics, logEvent, setAnalyticsCollectionEnabled } from '@firebase/analytics';

/** Where events go. */
export type AnalyticsSink = (name: string, facts: Readonly<Record<string, string>>) => void;

/** Firebase Analytics: where events go, and whether it may collect anything just now. */
export interface FirebaseSink {
  readonly send: AnalyticsSink;
  collect(allowed: boolean): void;
}

/** Opens Firebase Analytics; page views are left alone, for addresses are none of its business. */
export function openFirebaseSink(): FirebaseSink {
  const analytics = initializeAnalytics(getApp(), { config: { send_page_view: false } });
  return {
    send: (name, facts) => logEvent(analytics, name, facts),
    collect: (allowed) => setAnalyticsCollectionEnabled(analytics, allowed),
  };
}
