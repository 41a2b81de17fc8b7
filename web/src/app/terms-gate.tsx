import { lazy, Suspense } from 'react';
import { useCurrentUserQuery } from '../shared/current-user/current-user.api.js';

const TermsOver = lazy(() => import('./terms-over.js'));

/**
 * Stands before every screen of a signed-in user until the terms are accepted (spec 6); the terms
 * themselves stay readable.
 */
export function TermsGate() {
  const { data: user } = useCurrentUserQuery(undefined);
  if (user?.termsAccepted !== false) return null;
  return (
    <Suspense fallback={null}>
      <TermsOver />
    </Suspense>
  );
}
