import { getApp } from 'firebase/app';
import { initializeAnalytics, logEvent } from 'firebase/analytics';
import type { AnalyticsSink } from './analytics-event.js';

/** Sends events to Firebase Analytics; page views are left alone, for addresses are none of its business. */
export function openFirebaseSink(): AnalyticsSink {
  const analytics = initializeAnalytics(getApp(), { config: { send_page_view: false } });
  return (name, facts) => logEvent(analytics, name, facts);
}
