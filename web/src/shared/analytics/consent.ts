import { observable, useObservable } from '../observable.js';
import { deviceStorage } from '../storage/browser-storage.js';

/**
 * What a person said to being measured; `unmeasured` where the operator measures nothing, so that
 * nobody is asked.
 */
export type Consent = 'unmeasured' | 'unanswered' | 'granted' | 'denied';

/** Under this name an answer is kept in the browser. */
export const CONSENT_KEY = 'analytics-consent';

/** The current answer. */
export const consent = observable<Consent>('unmeasured');

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
  if (consent.get() === 'unmeasured') consent.set(remembered());
}

/** The same in a component; a prerendered page asks nothing. */
export const useConsent = () => useObservable(consent, 'unmeasured');
