import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { NotificationToaster } from '../features/notifications/notification-toaster.js';
import { OwnPositionProvider } from '../features/own-position/own-position-provider.js';
import { useAgreementFrames } from '../shared/agreements/agreement-frames.js';
import { useCurrentUserQuery } from '../shared/current-user/current-user.api.js';
import { useAccessWatch } from '../shared/current-user/use-access-watch.js';
import { countVisit } from '../shared/install/install.js';
import { lazyWithPreload } from '../shared/loading/lazy-with-preload.js';
import { LoadFailedDialog } from '../shared/loading/load-failed.js';
import { ErrorBoundary } from '../shared/loading/error-boundary.js';
import { useFirstTouch } from '../shared/loading/use-first-touch.js';
import { logWarning } from '../shared/log/log.js';
import { useObservable } from '../shared/observable.js';
import { closeLocationHelp, isLocationHelpOpen } from '../shared/position/location-help.js';
import { useResendPush } from '../shared/push/use-resend-push.js';
import { loadToasts } from '../shared/toast/toasts-on-demand.js';
import { lazyWithAntd } from './lazy-with-antd.js';
import { TermsGate } from './terms-gate.js';
import { WarningGate } from './warning-gate.js';

const LocationHelp = lazyWithAntd(
  async () => (await import('../features/own-position/location-help.js')).LocationHelp,
  { pending: null, Failed: LoadFailedDialog, close: closeLocationHelp },
);

const DeviceWatch = lazyWithPreload(
  async () => (await import('../features/devices/device-watch.js')).DeviceWatch,
  { pending: null, Failed: () => null },
);

function preloadToasts(): void {
  loadToasts().catch((error: unknown) => logWarning('preloading the toasts failed', error));
}

const IncomingRequests = lazyWithAntd(
  async () => (await import('../features/incoming-requests/incoming-requests.js')).IncomingRequests,
  { pending: null, Failed: () => null },
);

/**
 * Positions are sent outside the error boundaries, so that a provider stays online if a screen
 * fails.
 */
export function SignedInFrame() {
  useFirstTouch(preloadToasts);
  useResendPush();
  useAgreementFrames();
  useAccessWatch();
  useEffect(countVisit, []);
  return (
    <OwnPositionProvider>
      <Outlet />
      <ErrorBoundary fallback={null}>
        <NotificationToaster />
      </ErrorBoundary>
      <LocationHelpOnDemand />
      <TermsGate />
      <WarningGate />
      <WhileOnline />
    </OwnPositionProvider>
  );
}

function WhileOnline() {
  const { data: user } = useCurrentUserQuery(undefined);
  if (user?.isOnline !== true) return null;
  return (
    <>
      <DeviceWatch />
      <IncomingRequests user={user} />
    </>
  );
}

/** Stays mounted after the first opening, for its closing animation. */
function LocationHelpOnDemand() {
  const open = useObservable(isLocationHelpOpen);
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  return opened && <LocationHelp />;
}
