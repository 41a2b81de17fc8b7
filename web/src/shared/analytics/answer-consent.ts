import { logWarning } from '../log/log.js';
import { changeConsent, CONSENT_KEY } from './consent.js';
import { forgetCookies } from './forget-cookies.js';

/**
 * Keeps an answer, in this browser; it may be changed at any time, and a no takes back what a yes
 * has left there.
 */
export function answerConsent(answer: 'granted' | 'denied'): void {
  try {
    localStorage.setItem(CONSENT_KEY, answer);
  } catch (error) {
    logWarning('the storage cannot be written', error); // so it counts for this visit
  }
  if (answer === 'denied') forgetCookies();
  changeConsent(answer);
}
