import { lazyWithPreload } from '../loading/lazy-with-preload.js';
import { useConsent } from './consent.js';

const ConsentBanner = lazyWithPreload(async () => (await import('./consent-banner.js')).ConsentBanner, {
  pending: null,
  Failed: () => null, // nothing is measured then
});

export function ConsentOnDemand() {
  return useConsent() === 'unanswered' ? <ConsentBanner /> : null;
}
