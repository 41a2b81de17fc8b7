import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { selectSession } from '../shared/auth/session-slice.js';
import { isGoogleReturn } from '../shared/auth/google-return.js';
import { hadSession } from '../shared/auth/session-trace.js';
import { PATHS } from '../shared/paths.js';
import { FullScreenSpinner } from '../shared/ui/spinner.js';
import { forgetWantedPage, keepWantedPage, wantedPage } from './wanted-page.js';

interface SignedInOnlyProps {
  /** Where signed-out people go instead. */
  otherwise?: string;
}

/**
 * Screens for signed-in users; others are greeted first (spec 2), and led where a link took them
 * after the sign-in. Who signs out wants to go nowhere.
 */
export function SignedInOnly({ otherwise = PATHS.greeting }: SignedInOnlyProps) {
  const { status } = useSelector(selectSession);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  if (status === 'resolving') return <FullScreenSpinner />;
  if (status === 'signed-in') return <Outlet />;
  return wasSignedIn ? <Navigate to={otherwise} replace /> : <AwayForNow to={otherwise} />;
}

/** Leads away from a page that is wanted once somebody is signed in. */
function AwayForNow({ to }: { to: string }) {
  const location = useLocation();
  useEffect(() => keepWantedPage(location), [location]);
  return <Navigate to={to} replace />;
}

/**
 * Screens for signed-out users; others go home (spec 2). Who never signed in here counts as signed
 * out at once.
 */
export function SignedOutOnly() {
  const { status } = useSelector(selectSession);
  if (status === 'resolving' && (hadSession() || isGoogleReturn())) return <FullScreenSpinner />;
  return status === 'signed-in' ? <ToWantedPage /> : <Outlet />;
}

function ToWantedPage() {
  const [to] = useState(wantedPage);
  useEffect(forgetWantedPage, []);
  return <Navigate to={to} replace />;
}
