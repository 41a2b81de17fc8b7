import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router';
import { selectSession } from '../shared/auth/session-slice.js';
import { isGoogleReturn } from '../shared/auth/google-return.js';
import { hadSession } from '../shared/auth/session-trace.js';
import { PATHS } from '../shared/paths.js';
import { FullScreenSpinner } from '../shared/ui/spinner.js';

interface SignedInOnlyProps {
  /** Where signed-out people go instead. */
  otherwise?: string;
}

/** Screens for signed-in users; others are greeted first (spec 2). */
export function SignedInOnly({ otherwise = PATHS.greeting }: SignedInOnlyProps) {
  const { status } = useSelector(selectSession);
  if (status === 'resolving') return <FullScreenSpinner />;
  return status === 'signed-in' ? <Outlet /> : <Navigate to={otherwise} replace />;
}

/**
 * Screens for signed-out users; others go home (spec 2). Who never signed in here counts as signed
 * out at once.
 */
export function SignedOutOnly() {
  const { status } = useSelector(selectSession);
  if (status === 'resolving' && (hadSession() || isGoogleReturn())) return <FullScreenSpinner />;
  return status !== 'signed-in' ? <Outlet /> : <Navigate to={PATHS.home} replace />;
}
