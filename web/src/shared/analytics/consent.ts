import { observable, useObservable } from '../observable.js';
import { deviceStorage } from '../storage/browser-storage.js';

/** Cookies of Google Analytics (https://support.google.com/analytics/answer/11397207). */
const COOKIE_NAME = /^_ga(_|$)/;

/** Deletes the cookies on every parent domain: Google Analytics uses the widest domain it may. */
function removeCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((each) => COOKIE_NAME.test(each)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/** `unmeasured`: the operator measures nothing, so consent is not requested. */
export type Consent = 'unmeasured' | 'unanswered' | 'granted' | 'denied';

const CONSENT_KEY = 'analytics-consent';

export const consent = observable<Consent>('unmeasured');

function storedConsent(): Consent {
  const answer = deviceStorage.get(CONSENT_KEY);
  if (answer === 'granted' || answer === 'denied') return answer;
  // The question would return on each visit if there is no storage.
  return deviceStorage.isReadable() ? 'unanswered' : 'denied';
}

/** Called if the operator measures: applies the stored answer, or requests one. */
export function askForConsent(): void {
  if (consent.get() === 'unmeasured') consent.set(storedConsent());
}

/** Prerendered pages show no consent banner. */
export const useConsent = () => useObservable(consent, 'unmeasured');

/** Stores the answer; denial also deletes the cookies that an earlier consent allowed. */
export function answerConsent(answer: 'granted' | 'denied'): void {
  deviceStorage.set(CONSENT_KEY, answer);
  if (answer === 'denied') removeCookies();
  consent.set(answer);
}
