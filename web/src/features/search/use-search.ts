import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectUserId } from '../../shared/auth/session-slice.js';
import {
  type ChosenPlace,
  toChosenPlace,
  toPlaceEntry,
  type PlaceEntry,
} from '../../shared/places/chosen-place.js';
import { useFoundPlacesQuery } from '../../shared/places/places.api.js';
import { searchChanged, searchClosed, searchOpened, selectLink, selectSearch } from './search-slice.js';
import { readSearch, storeRecentRoute, storeSearch } from './search-storage.js';
import type { Search, SearchChange } from './search.js';
import { readAddress, useAddress } from './use-address.js';

/** A route that is replaced within this time, ms, is being entered rather than searched. */
const SEARCHED_DELAY_MS = 3_000;

/** Opens the search of the address, or else the stored one, while the caller is mounted. */
export function useOpenSearch(): Search | null {
  const userId = useSelector(selectUserId);
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    dispatch(searchOpened(readAddress() ?? readSearch(userId)));
    return () => void dispatch(searchClosed());
  }, [dispatch, userId]);
  return useSelector(selectSearch);
}

/** Changes the open search, stores it, and keeps it in the address. */
export function useSearch(search: Search) {
  const userId = useSelector(selectUserId);
  const dispatch = useDispatch();
  const changeSearch = useCallback(
    (change: SearchChange) => void dispatch(searchChanged(change)),
    [dispatch],
  );
  const { from, to } = search.route;
  useEffect(() => storeSearch(userId, search), [userId, search]);
  useRecentRoute(userId, from.place, to.place);
  useAddress(search, userId);
  const isResolvingFrom = useExactProvince(from, (entry) => changeSearch({ route: { from: entry } }));
  const isResolvingTo = useExactProvince(to, (entry) => changeSearch({ route: { to: entry } }));
  return { link: useSelector(selectLink), changeSearch, isResolving: isResolvingFrom || isResolvingTo };
}

function useRecentRoute(userId: string, from: ChosenPlace | null, to: ChosenPlace | null): void {
  useEffect(() => {
    if (from === null || to === null) return;
    const timer = setTimeout(() => storeRecentRoute(userId, { from, to }), SEARCHED_DELAY_MS);
    return () => clearTimeout(timer);
  }, [userId, from, to]);
}

/**
 * Chooses the province if the text of an end is its name, since 'Ankara' means the province and not
 * a village. Returns whether the end is still being resolved.
 */
function useExactProvince({ text, place }: PlaceEntry, onEntry: (entry: PlaceEntry) => void): boolean {
  const q = place === null ? text.trim() : '';
  const { currentData, isFetching } = useFoundPlacesQuery(q === '' ? skipToken : { q, near: null });
  const isSame = (name: string) => name.toLocaleLowerCase('tr') === q.toLocaleLowerCase('tr');
  const province =
    q === '' ? undefined : currentData?.find(({ kind, name }) => kind === 'province' && isSame(name));
  const choose = useEffectEvent(() => {
    if (province !== undefined) onEntry(toPlaceEntry(toChosenPlace(province)));
  });
  useEffect(() => choose(), [province]);
  return isFetching || province !== undefined;
}
