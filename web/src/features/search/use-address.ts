import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import {
  adoptEntry,
  entryIndex,
  entryKey,
  isWritten,
  layerHistory,
  replaceQuery,
} from '../../shared/navigation/page-history.js';
import { parseMapLink, type MapLink, parseSearchQuery, withSearch } from './search-query.js';
import { linkOpened, searchOpened } from './search-slice.js';
import { isRecentRoute } from './search-storage.js';
import { EMPTY_SEARCH, hasRoute, NO_ROUTE, type Search, type SearchedEnds } from './search.js';

const ROUTE_ALONE: MapLink = { offer: null, plannedOfferId: null };

/** Null if the address contains no search. An empty query that the app wrote is an empty search. */
export const readAddress = (): Search | null =>
  parseSearchQuery(window.location.search) ?? (isWritten() ? EMPTY_SEARCH : null);

/**
 * Keeps one search per history entry. An entry is read when Back or a link opens it. Later changes
 * are written into the entry; another route gets a new one. If Back reaches the search that is
 * already shown, it goes back once more.
 */
export function useAddress(search: Search, userId: string): void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const openKey = useRef<string>(null);
  const openIndex = useRef(entryIndex());

  const write = useEffectEvent(() => {
    const query = withSearch(search, window.location.search);
    if (query === window.location.search && isWritten()) return;
    if (mustKeepEntry(search.route, userId)) {
      void navigate({ search: query });
      openKey.current = entryKey();
      openIndex.current = entryIndex();
    }
    replaceQuery(query);
  });
  const read = useEffectEvent(() => {
    const found = readAddress();
    const link = readLink(found);
    const isBack = entryIndex() < openIndex.current;
    openKey.current = key;
    openIndex.current = entryIndex();
    if (found !== null && withSearch(found, '') !== withSearch(search, '')) dispatch(searchOpened(found));
    else if (isBack && link === null) void navigate(-1);
    else write();
    if (link !== null) dispatch(linkOpened({ ...link, openedAt: Date.now() }));
  });
  const sync = useEffectEvent(() => {
    adoptEntry(openIndex.current);
    if (entryKey() !== key) return; // The router has not rendered this entry yet.
    if (openKey.current === key) write();
    else read();
  });
  useEffect(() => sync(), [key, search]);
  // A layer has an entry of its own; the entry below is written when the layer closes.
  useEffect(() => {
    const onPop = () => sync();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}

/** The link in a new history entry; null for an entry that was opened before. */
function readLink(found: Search | null): MapLink | null {
  const link = parseMapLink(window.location.search);
  if (link !== null || isWritten()) return link;
  return found !== null && hasRoute(found.route) ? ROUTE_ALONE : null;
}

/** Whether the entry contains another searched route, to which Back must return. */
function mustKeepEntry(route: SearchedEnds, userId: string): boolean {
  const last = parseSearchQuery(window.location.search)?.route ?? NO_ROUTE;
  const toText = (ends: SearchedEnds) => withSearch({ ...EMPTY_SEARCH, route: ends }, '');
  return (
    isWritten() &&
    layerHistory.depth() === 0 &&
    toText(last) !== toText(route) &&
    (!hasRoute(last) || isRecentRoute(userId, last))
  );
}
