import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { chosenOf, entryOf, type PlaceEntry } from '../../shared/places/chosen-place.js';
import { useSearchPlacesQuery } from '../../shared/places/places.api.js';
import type { RouteWish } from './search.js';

/**
 * Chooses the province if the text of an end is exactly its name: 'Ankara' means the province, not
 * a village of that name. Returns whether an end is still being looked up.
 */
export function useExactProvinces(
  { from, to }: RouteWish,
  onRoute: (change: Partial<RouteWish>) => void,
): boolean {
  const isFromOpen = useExactProvince(from, (entry) => onRoute({ from: entry }));
  const isToOpen = useExactProvince(to, (entry) => onRoute({ to: entry }));
  return isFromOpen || isToOpen;
}

function useExactProvince({ text, place }: PlaceEntry, onEntry: (entry: PlaceEntry) => void): boolean {
  const q = place === null ? text.trim() : '';
  const { currentData, isFetching } = useSearchPlacesQuery(q === '' ? skipToken : { q, near: null });
  const isSame = (name: string) => name.toLocaleLowerCase('tr') === q.toLocaleLowerCase('tr');
  const province =
    q === '' ? undefined : currentData?.find(({ kind, name }) => kind === 'province' && isSame(name));
  const choose = useEffectEvent(() => {
    if (province !== undefined) onEntry(entryOf(chosenOf(province)));
  });
  useEffect(() => choose(), [province]);
  return isFetching || province !== undefined;
}
