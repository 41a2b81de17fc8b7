import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { NotificationToaster } from '../features/notifications/notification-toaster.js';
import { OwnPositionProvider } from '../features/own-position/own-position-provider.js';
import { countVisit } from '../shared/install/install.js';
import { ErrorBoundary } from '../shared/loading/error-boundary.js';
import { useFirstTouch } from '../shared/loading/use-first-touch.js';
import { logWarning } from '../shared/log/log.js';
import { TermsGate } from './terms-gate.js';

/** Has the toasts at hand before the connection may be lost, which they may have to tell of. */
function loadToasts(): void {
  import('../shared/toast/toasts.js').catch((error: unknown) =>
    logWarning('the toasts did not load yet', error),
  );
}

/**
 * What stands around every screen of a signed-in user: the position that is kept fresh, what comes
 * for the inbox, and the terms to accept. Positions are sent from above the boundaries of all
 * screens and parts, so a provider stays on the map whatever fails below.
 */
export function SignedInFrame() {
  useFirstTouch(loadToasts);
  useEffect(countVisit, []);
  return (
    <OwnPositionProvider>
      <Outlet />
      <ErrorBoundary fallback={null}>
        <NotificationToaster />
      </ErrorBoundary>
      <TermsGate />
    </OwnPositionProvider>
  );
}
