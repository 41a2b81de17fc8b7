import { deviceStorage } from '../storage/browser-storage.js';
import { consent, CONSENT_KEY } from './consent.js';
import { forgetCookies } from './forget-cookies.js';

/**
 * Keeps an answer, in this browser; it may be changed at any time, and a no takes back what a yes
 * has left there.
 */
export function answerConsent(answer: 'granted' | 'denied'): void {
  deviceStorage.set(CONSENT_KEY, answer);
  if (answer === 'denied') forgetCookies();
  consent.set(answer);
}
