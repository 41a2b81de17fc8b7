import { SEARCH_ADDRESS } from '@rotadas/contracts/matching/map-link';
import { useSyncExternalStore } from 'react';
import { readReturnPath } from '../../shared/navigation/return-path.js';

/** Whether a signed-out user opened a link to a route; false while prerendering. */
export const useWantsRoute = (): boolean => useSyncExternalStore(neverChanges, wantsRoute, () => false);

function wantsRoute(): boolean {
  const query = new URLSearchParams(readReturnPath()?.split('?')[1]);
  return query.has(SEARCH_ADDRESS.from) && query.has(SEARCH_ADDRESS.to);
}

const neverChanges = () => () => undefined;
