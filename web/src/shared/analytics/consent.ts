import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../storage/browser-storage.js';

/**
 * What a person said to being measured; `unmeasured` where the operator measures nothing, so that
 * nobody is asked.
 */
export type Consent = 'unmeasured' | 'unanswered' | 'granted' | 'denied';

/** Under this name an answer is kept in the browser. */
export const CONSENT_KEY = 'analytics-consent';

let consent: Consent = 'unmeasured';
const listeners = new Set<() => void>();

/** Lets `next` count from now on, and tells who listens. */
export function changeConsent(next: Consent): void {
  consent = next;
  for (const listener of listeners) listener();
}

function remembered(): Consent {
  const answer = deviceStorage.get(CONSENT_KEY);
  if (answer === 'granted' || answer === 'denied') return answer;
  // where no answer can be kept, nobody is asked at each visit
  return deviceStorage.isReadable() ? 'unanswered' : 'denied';
}

/**
 * The operator measures: from now on the answer counts that was given here, and without one there
 * is a question.
 */
export function askForConsent(): void {
  if (consent === 'unmeasured') changeConsent(remembered());
}

/** Calls `listener` at each change. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What counts now. */
export const currentConsent = (): Consent => consent;

/** What counts now, as a page sees it; a page that the build draws asks nothing. */
export const useConsent = () =>
  useSyncExternalStore(subscribeToConsent, currentConsent, () => 'unmeasured' as const);
