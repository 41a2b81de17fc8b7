import { observable, useObservable } from '../observable.js';
import { deviceStorage } from '../storage/browser-storage.js';

/**
 * Names of the cookies that Google Analytics sets
 * (https://support.google.com/analytics/answer/11397207).
 */
const NAME = /^_ga(_|$)/;

/** Takes back the cookies of Google Analytics, which it sets for the widest domain that it may. */
function forgetCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((each) => NAME.test(each)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/**
 * What a person said to being measured; `unmeasured` where the operator measures nothing, so that
 * nobody is asked.
 */
export type Consent = 'unmeasured' | 'unanswered' | 'granted' | 'denied';

/** Under this name an answer is kept in the browser. */
const CONSENT_KEY = 'analytics-consent';

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

/**
 * Keeps an answer, in this browser; it may be changed at any time, and a no takes back what a yes
 * has left there.
 */
export function answerConsent(answer: 'granted' | 'denied'): void {
  deviceStorage.set(CONSENT_KEY, answer);
  if (answer === 'denied') forgetCookies();
  consent.set(answer);
}
