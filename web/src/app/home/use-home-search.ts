import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { routeFit } from '../../features/search/route-fit.js';
import { hasRoute } from '../../features/search/search.js';
import { useSearch } from '../../features/search/use-search.js';
import { selectSession } from '../../shared/auth/session-slice.js';
import { placeFinder } from '../../shared/places/place-finder.js';
import { useHomeData } from './use-home-data.js';
import { usePlaces } from './use-places.js';

/**
 * The user, what the user looks for, and who of the others fits: the same people on the map and in
 * the list.
 */
export function useHomeSearch() {
  const session = useSelector(selectSession);
  const [search, onSearch] = useSearch(session.status === 'signed-in' ? session.uid : '');
  const { providers: everybody, ...data } = useHomeData(search.type);
  const ownId = data.user?.id;
  // nobody looks for himself: his own place is on the map as his own
  const providers = useMemo(() => everybody?.filter(({ id }) => id !== ownId), [everybody, ownId]);
  const places = usePlaces();
  const find = useMemo(() => placeFinder(places), [places]);
  const { route } = search;
  const fits = useMemo(() => {
    if (!hasRoute(route)) return null;
    const fitting = new Map<number, number | 'unknown'>();
    for (const provider of providers ?? []) {
      const fit = routeFit(provider, route, find);
      if (fit !== null) fitting.set(provider.id, fit);
    }
    return fitting;
  }, [providers, route, find]);
  const found = useMemo(
    () => (fits === null ? providers : providers?.filter(({ id }) => fits.has(id))),
    [providers, fits],
  );
  return { ...data, search, onSearch, places, fits, found };
}
