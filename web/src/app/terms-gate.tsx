import { useCurrentUserQuery } from '../shared/current-user/current-user.api.js';
import { LoadFailedDialog } from '../shared/loading/load-failed.js';
import { lazyKitScreen } from './lazy-kit-screen.js';

const TermsDialog = lazyKitScreen(
  async () => (await import('../features/terms/terms-dialog.js')).TermsDialog,
  {
    pending: null,
    Failed: LoadFailedDialog,
  },
);

/**
 * Covers every screen of a signed-in user until the terms are accepted (spec 6); the terms
 * themselves stay readable.
 */
export function TermsGate() {
  const { data: user } = useCurrentUserQuery(undefined);
  return user?.termsAccepted === false ? <TermsDialog /> : null;
}
