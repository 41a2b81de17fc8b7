import { tabStorage } from '../storage/browser-storage.js';
import type { AnalyticsSink } from './analytics-event.js';

/** Where the events of this tab lie; the browser forgets them with the tab. */
const KEY = 'analytics';
/** No more than the latest are kept. */
const KEPT = 100;

/**
 * Keeps events in the tab, where tests and the curious can read them, and sends them nowhere
 * (design 6).
 */
export const localSink: AnalyticsSink = (name, facts) => {
  const kept: unknown = JSON.parse(tabStorage.get(KEY) ?? '[]');
  const earlier = Array.isArray(kept) ? kept : [];
  tabStorage.set(KEY, JSON.stringify([...earlier, { name, ...facts }].slice(-KEPT)));
};
