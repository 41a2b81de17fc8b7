import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useNavigationType } from 'react-router';
import { selectUserId } from '../../shared/auth/session-slice.js';
import { replaceQuery } from '../../shared/navigation/page-history.js';
import { toChosenPlace, toPlaceEntry, type PlaceEntry } from '../../shared/places/chosen-place.js';
import { useSearchPlacesQuery } from '../../shared/places/places.api.js';
import {
  parseMapLink,
  type MapLink,
  withQuery,
  parseSearchQuery,
  parseRouteQuery,
  withoutLink,
} from './search-query.js';
import {
  applySearchChange,
  linkFollowed,
  searchChanged,
  searchClosed,
  searchOpened,
  type SearchState,
  selectLink,
  selectSearch,
} from './search-slice.js';
import { readSearch, storeRecentRoute, storeSearch } from './search-storage.js';
import type { SearchedEnds, Search, SearchChange } from './search.js';

/** Key of the router for the history entry of a page load. */
const FIRST_KEY = 'default';

const ROUTE_ALONE: MapLink = { offer: null, plannedOfferId: null };

/** Opens the stored search, with the route of the address, while the caller is mounted. */
export function useOpenSearch(): Search | null {
  const userId = useSelector(selectUserId);
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    const linked = parseSearchQuery(window.location.search);
    dispatch(searchOpened(applySearchChange(readSearch(userId), linked ?? {})));
    return () => void dispatch(searchClosed());
  }, [dispatch, userId]);
  return useSelector(selectSearch);
}

/** Controls the open search and syncs its route with the address. */
export function useSearch({ route }: Search) {
  const userId = useSelector(selectUserId);
  const store = useStore<{ search: SearchState }>();
  const onSearch = useCallback(
    (change: SearchChange) => {
      store.dispatch(searchChanged(change));
      const search = selectSearch(store.getState());
      if (search === null) return;
      storeSearch(userId, search);
      const { from, to } = search.route;
      if (change.route && from.place && to.place)
        storeRecentRoute(userId, { from: from.place, to: to.place });
    },
    [store, userId],
  );
  useAddress(route, onSearch);
  const isFromOpen = useExactProvince(route.from, (from) => onSearch({ route: { from } }));
  const isToOpen = useExactProvince(route.to, (to) => onSearch({ route: { to } }));
  return { link: useSelector(selectLink), onSearch, isResolving: isFromOpen || isToOpen };
}

/**
 * Writes the route into the address and follows links to the map. A link is removed from the
 * address immediately, so that a reload or a shared address does not follow it again.
 */
function useAddress(route: SearchedEnds, onSearch: (change: SearchChange) => void): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const dispatch = useDispatch();
  const follow = useEffectEvent(() => {
    const change = type === 'POP' ? null : parseSearchQuery(search);
    if (change !== null) onSearch(change);
    const isReturn = type === 'POP' && key !== FIRST_KEY;
    const query = window.location.search;
    const link = parseMapLink(query) ?? (isReturn || parseRouteQuery(search) === null ? null : ROUTE_ALONE);
    if (link === null) return;
    dispatch(linkFollowed({ ...link, openedAt: Date.now() }));
    replaceQuery(withoutLink(query));
  });
  useEffect(() => follow(), [key]);
  const write = useEffectEvent(() => {
    if (window.location.pathname !== pathname) return; // leaving the page by Back
    replaceQuery(withQuery(route, window.location.search));
  });
  useEffect(() => write(), [route, key]);
  // Dialogs have their own history entry; the page's entry gets the route when they close.
  useEffect(() => {
    const onPop = () => write();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}

/**
 * Chooses the province if the text of an end is its name: 'Ankara' means the province, not a
 * village. Returns whether the end is still being looked up.
 */
function useExactProvince({ text, place }: PlaceEntry, onEntry: (entry: PlaceEntry) => void): boolean {
  const q = place === null ? text.trim() : '';
  const { currentData, isFetching } = useSearchPlacesQuery(q === '' ? skipToken : { q, near: null });
  const isSame = (name: string) => name.toLocaleLowerCase('tr') === q.toLocaleLowerCase('tr');
  const province =
    q === '' ? undefined : currentData?.find(({ kind, name }) => kind === 'province' && isSame(name));
  const choose = useEffectEvent(() => {
    if (province !== undefined) onEntry(toPlaceEntry(toChosenPlace(province)));
  });
  useEffect(() => choose(), [province]);
  return isFetching || province !== undefined;
}
