import { useEffect } from 'react';
import { hasNeverAcceptedTerms } from '@rotadas/contracts/accounts/terms-version';
import { useCurrentUserQuery } from '../shared/current-user/current-user.api.js';
import { LoadFailedDialog } from '../shared/loading/load-failed.js';
import { useObservable } from '../shared/observable.js';
import { endTermsRequest, isTermsRequested, provideTermsSheet } from '../shared/terms/terms-request.js';
import { lazyWithAntd } from './lazy-with-antd.js';

const TermsSheet = lazyWithAntd(async () => (await import('../features/terms/terms-sheet.js')).TermsSheet, {
  pending: null,
  Failed: LoadFailedDialog,
});

/**
 * Covers every screen until the terms are accepted; the terms page stays readable. A user who has
 * accepted an older version is asked only when a call needs the present one.
 */
export function TermsGate() {
  const { data: user } = useCurrentUserQuery(undefined);
  const isRequested = useObservable(isTermsRequested);
  useEffect(provideTermsSheet, []);
  if (user && hasNeverAcceptedTerms(user)) return <TermsSheet />;
  return isRequested ? <TermsSheet onClose={() => endTermsRequest(false)} /> : null;
}
