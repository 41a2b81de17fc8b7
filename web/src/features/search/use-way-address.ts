import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { RouteWish, SearchChange } from './search.js';
import { queryWith, searchIn } from './way-address.js';

/**
 * Keeps the wished way in the address, so that it may be shared, and takes over the way of a link
 * within the app. The entry of the history stays the same: Back closes what lies over the page. A
 * dialog has an entry of its own, so that the page's entry gets the route when the dialog closes.
 */
export function useWayAddress(route: RouteWish, onSearch: (change: SearchChange) => void): void {
  const location = useLocation();
  const type = useNavigationType();
  const takeOver = useEffectEvent(() => {
    const change = type === 'POP' ? null : searchIn(location.search);
    if (change !== null) onSearch(change);
  });
  useEffect(() => takeOver(), [location.key]);
  const write = useEffectEvent(() => {
    const { pathname, search, hash } = window.location;
    if (pathname !== location.pathname) return; // Back leaves this page
    const query = queryWith(route, search);
    if (query !== search) history.replaceState(history.state, '', pathname + query + hash);
  });
  useEffect(() => write(), [route, location.key]);
  useEffect(() => {
    const onPop = () => write();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}
