import { type ComponentType, useEffect, useState } from 'react';
import { logWarning } from '../log/log.js';
import { useConsent } from './consent.js';

export function ConsentOnDemand() {
  const asked = useConsent() === 'unanswered';
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    if (!asked) return;
    import('./consent-banner.js').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      // nothing is measured then
      (error: unknown) => logWarning('the question for measuring did not load', error),
    );
  }, [asked]);
  return asked && Banner ? <Banner /> : null;
}
