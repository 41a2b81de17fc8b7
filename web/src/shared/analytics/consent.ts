import { useSyncExternalStore } from 'react';
import { logWarning } from '../log/log.js';

/**
 * What a person said to being measured; `unmeasured` where the operator measures nothing, so that
 * nobody is asked.
 */
export type Consent = 'unmeasured' | 'unanswered' | 'granted' | 'denied';

/** Under this name an answer is kept in the browser. */
export const CONSENT_KEY = 'rotadas.analytics-consent';

let consent: Consent = 'unmeasured';
const listeners = new Set<() => void>();

/** Lets `next` count from now on, and tells who listens. */
export function changeConsent(next: Consent): void {
  consent = next;
  for (const listener of listeners) listener();
}

function remembered(): Consent {
  try {
    const answer = localStorage.getItem(CONSENT_KEY);
    return answer === 'granted' || answer === 'denied' ? answer : 'unanswered';
  } catch (error) {
    logWarning('the storage cannot be read', error);
    return 'denied'; // an answer could not be kept either, and nobody is asked at each visit
  }
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
