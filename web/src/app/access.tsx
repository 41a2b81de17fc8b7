import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router';
import { selectSession } from '../shared/auth/session-slice.js';
import { PATHS } from '../shared/paths.js';
import { FullScreenSpinner } from '../shared/ui/spinner.js';

/** Screens for signed-in users; others land on the login page until /greeting exists (spec 2). */
export function SignedInOnly() {
  const { status } = useSelector(selectSession);
  if (status === 'resolving') return <FullScreenSpinner />;
  return status === 'signed-in' ? <Outlet /> : <Navigate to={PATHS.login} replace />;
}

/** Screens for signed-out users; others go home (spec 2). */
export function SignedOutOnly() {
  const { status } = useSelector(selectSession);
  if (status === 'resolving') return <FullScreenSpinner />;
  return status === 'signed-out' ? <Outlet /> : <Navigate to={PATHS.home} replace />;
}
