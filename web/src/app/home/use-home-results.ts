import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { LinkedOffer } from '@rotadas/contracts/matching/map-link';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useMemo } from 'react';
import { clusteredCount } from '../../features/active-providers/providers-feed.js';
import { hasFilters, matchesFilters } from '../../features/search/filters.js';
import type { MatchContext } from '../../features/search/list-matches.js';
import { type Search, toRouteQuery } from '../../features/search/search.js';
import { type RouteSearch, useRouteSearch } from './use-route-search.js';
import { useNow } from '../../shared/time/time-texts.js';
import { filtered, type HomeData, useHomeData, useNearestListed } from './use-home-data.js';

/** Refresh interval of departure and arrival times, ms. */
const NOW_EVERY_MS = 15_000;

export interface HomeResults extends Omit<HomeData, 'providers' | 'centre'> {
  routeSearch: RouteSearch | null;
  /** Number in view while the map shows only counts, else null. */
  clustered: number | null;
  /** Without planned offers, which appear when they depart. */
  onMap: ActiveProvider[];
  listed: ActiveProvider[] | undefined;
  filteredOut: number;
  /** Undefined until known. */
  count: number | undefined;
  hasNoResults: boolean;
}

/** The matches of the searched route, or else the providers in view that pass the filters. */
export function useHomeResults(
  search: Search,
  linked: LinkedOffer | null,
  origin: Coordinates | null,
): HomeResults {
  const { type, route, filters } = search;
  const { user, providers, centre, ...data } = useHomeData(type, hasFilters(filters));
  const ownId = user?.id;
  const now = useNow(NOW_EVERY_MS);
  // the user's own position is drawn separately
  const others = useMemo(
    () => providers && filtered(providers, ({ id }) => id !== ownId),
    [providers, ownId],
  );
  const passing = useMemo(
    () => others && filtered(others, (provider) => matchesFilters(provider, filters, now)),
    [others, filters, now],
  );
  const query = useMemo(() => toRouteQuery({ type, route }), [type, route]);
  const context = useMemo<MatchContext | null>(
    () => query && { query, filters, ownId, linked, now },
    [query, filters, ownId, linked, now],
  );
  const routeSearch = useRouteSearch(context, others);
  const clusters = routeSearch === null ? data.clusters : null;
  const clustered = clusteredCount(clusters);
  const nearest = useNearestListed({ serviceType: type, clusters, around: origin ?? centre, ownId });
  const found = routeSearch ? routeSearch.providers : passing;
  const onMap = useMemo(() => filtered(found ?? [], ({ departsAt }) => departsAt === undefined), [found]);
  const count = routeSearch ? routeSearch.outcome.count : (clustered ?? passing?.length);
  return {
    ...data,
    user,
    routeSearch,
    clusters,
    clustered,
    onMap,
    listed: clustered === null ? found : nearest,
    filteredOut: routeSearch
      ? routeSearch.outcome.filteredOut
      : (others?.length ?? 0) - (passing?.length ?? 0),
    count,
    hasNoResults: routeSearch?.outcome.hasNoPassingOffer ?? count === 0,
  };
}
