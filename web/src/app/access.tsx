import { MAP_ADDRESS } from '@rotadas/contracts/matching/map-link';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type Location, Navigate, Outlet, useLocation } from 'react-router';
import { selectSession } from '../shared/auth/session-slice.js';
import { isGoogleReturn } from '../shared/auth/google-return.js';
import { hadSession } from '../shared/auth/remember-session.js';
import { parseMapView } from '../shared/map/view-address.js';
import { readReturnPath, removeReturnPath, storeReturnPath } from '../shared/navigation/return-path.js';
import { PATHS } from '../shared/paths.js';
import { FullScreenSpinner } from '../shared/ui/spinner.js';

/**
 * Redirects signed-out users: to the login if the session ended while the page was open, since
 * signing out leads to the greeting by itself. Links to the map and some pages open after the
 * sign-in; other links lead home. A shared search opens on the public map.
 */
export function SignedInOnly() {
  const { status } = useSelector(selectSession);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  if (status === 'resolving') return <FullScreenSpinner />;
  if (status === 'signed-in') return <Outlet />;
  return wasSignedIn ? <Navigate to={PATHS.login} replace /> : <RedirectAndReturn />;
}

function RedirectAndReturn() {
  const location = useLocation();
  const { search, hash } = location;
  useEffect(() => storeIfLinked(location), [location]);
  const isPrivate = new URLSearchParams(search).has(MAP_ADDRESS.departure);
  const isShared = isMapLink(location) && !isPrivate;
  return <Navigate to={isShared ? PATHS.explore + search + hash : PATHS.greeting} replace />;
}

/** Redirects signed-in users. Without an earlier session on this device it renders immediately. */
export function SignedOutOnly() {
  const { status } = useSelector(selectSession);
  const { pathname, search } = useLocation();
  if (status === 'resolving' && (hadSession() || isGoogleReturn())) return <FullScreenSpinner />;
  if (status !== 'signed-in') return <Outlet />;
  if (pathname === PATHS.explore) {
    // A pan changes the fragment without the router.
    return <Navigate to={PATHS.home + search + window.location.hash} replace />;
  }
  return <ToReturnPath />;
}

function ToReturnPath() {
  const [to] = useState(() => readReturnPath() ?? PATHS.home);
  useEffect(removeReturnPath, []);
  return <Navigate to={to} replace />;
}

/** Pages that mails and phones link to, besides the notifications. */
const LINKED_PAGES: ReadonlySet<string> = new Set([PATHS.devices, PATHS.account]);

function storeIfLinked(location: Location): void {
  const { pathname, search, hash } = location;
  const isMapView = pathname === PATHS.home && parseMapView(hash) !== null;
  const isPage = pathname.startsWith(PATHS.notifications) || LINKED_PAGES.has(pathname);
  if (isMapView || isMapLink(location) || isPage) storeReturnPath(pathname + search + hash);
}

function isMapLink({ pathname, search }: Location): boolean {
  const query = new URLSearchParams(search);
  return pathname === PATHS.home && Object.values(MAP_ADDRESS).some((name) => query.has(name));
}
