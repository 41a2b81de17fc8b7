import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { NotificationToaster } from '../features/notifications/notification-toaster.js';
import { OwnPositionProvider } from '../features/own-position/own-position-provider.js';
import { countVisit } from '../shared/install/install.js';
import { ErrorBoundary } from '../shared/loading/error-boundary.js';
import { useFirstTouch } from '../shared/loading/use-first-touch.js';
import { logWarning } from '../shared/log/log.js';
import { useResendPush } from '../shared/push/use-resend-push.js';
import { loadToasts } from '../shared/toast/toasts-on-demand.js';
import { TermsGate } from './terms-gate.js';

function preloadToasts(): void {
  loadToasts().catch((error: unknown) => logWarning('preloading the toasts failed', error));
}

/** Positions are sent from above all boundaries: a provider stays online if a screen fails. */
export function SignedInFrame() {
  useFirstTouch(preloadToasts);
  useResendPush();
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
