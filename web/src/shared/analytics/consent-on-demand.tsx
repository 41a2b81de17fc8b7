import { type ComponentType, useEffect, useState } from 'react';
import { logWarning } from '../log/log.js';
import { useConsent } from './consent.js';

export function ConsentOnDemand() {
  const isUnanswered = useConsent() === 'unanswered';
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    if (!isUnanswered) return;
    import('./consent-banner.js').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      // nothing is measured then
      (error: unknown) => logWarning('loading the consent banner failed', error),
    );
  }, [isUnanswered]);
  return isUnanswered && Banner ? <Banner /> : null;
}
