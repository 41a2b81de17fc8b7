import { useCurrentUserQuery } from '../shared/current-user/current-user.api.js';
import { lazyPart } from '../shared/loading/lazy-part.js';
import { LoadFailedOver } from '../shared/loading/load-failed.js';

const TermsOver = lazyPart(async () => (await import('./terms-over.js')).default, {
  pending: null,
  Failed: LoadFailedOver,
});

/**
 * Stands before every screen of a signed-in user until the terms are accepted (spec 6); the terms
 * themselves stay readable.
 */
export function TermsGate() {
  const { data: user } = useCurrentUserQuery(undefined);
  if (user?.termsAccepted !== false) return null;
  return <TermsOver />;
}
