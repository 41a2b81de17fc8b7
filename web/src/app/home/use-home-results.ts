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

export type NoResults = 'near' | 'on-the-way' | 'filtered';

export interface HomeResults extends Omit<HomeData, 'providers' | 'centre'> {
  routeSearch: RouteSearch | null;
  /** Number in view while the map shows only counts, else null. */
  clustered: number | null;
  /** Without planned offers, which appear when they depart. */
  onMap: ActiveProvider[];
  listed: ActiveProvider[] | undefined;
  shown: readonly ActiveProvider[];
  filteredOut: number;
  count: number | undefined;
  /** Null if there are results, or none are known yet. */
  noResults: NoResults | null;
}

export function useHomeResults(
  search: Search,
  linked: LinkedOffer | null,
  origin: Coordinates | null,
): HomeResults {
  const { filters } = search;
  const { user, providers, centre, ...data } = useHomeData(search.type, hasFilters(filters));
  const ownId = user?.id;
  const now = useNow(NOW_EVERY_MS);
  // the user's own position is drawn separately
  const others = useMemo(
    () => providers && filtered(providers, ({ id }) => id !== ownId),
    [providers, ownId],
  );
  const inView = useMemo(
    () => others && filtered(others, (provider) => matchesFilters(provider, filters, now)),
    [others, filters, now],
  );
  const { type, route } = search;
  const query = useMemo(() => toRouteQuery({ type, route }), [type, route]);
  const context = useMemo<MatchContext | null>(
    () => query && { query, filters, ownId, linked, now },
    [query, filters, ownId, linked, now],
  );
  const routeSearch = useRouteSearch(context, others);
  const clusters = routeSearch === null ? data.clusters : null;
  const clustered = clusteredCount(clusters);
  const nearest = useNearestListed({ serviceType: search.type, clusters, around: origin ?? centre, ownId });
  const found = routeSearch ? routeSearch.providers : inView;
  const listed = clustered === null ? found : nearest;
  const onMap = useMemo(() => filtered(found ?? [], ({ departsAt }) => departsAt === undefined), [found]);
  const shown = useMemo(
    () => (listed === found ? (found ?? []) : [...(found ?? []), ...(listed ?? [])]),
    [found, listed],
  );
  const filteredOut = routeSearch
    ? routeSearch.outcome.filtered
    : (others?.length ?? 0) - (inView?.length ?? 0);
  const count = routeSearch ? matchCount(routeSearch) : (clustered ?? inView?.length);
  return {
    ...data,
    user,
    routeSearch,
    clustered,
    clusters,
    onMap,
    listed,
    shown,
    filteredOut,
    count,
    noResults: toNoResults(routeSearch, count, filteredOut),
  };
}

const matchCount = ({ providers, outcome }: RouteSearch): number | undefined =>
  providers === undefined || outcome.failed !== null ? undefined : outcome.count;

function toNoResults(
  routeSearch: RouteSearch | null,
  count: number | undefined,
  filteredOut: number,
): NoResults | null {
  if (count === undefined || !(routeSearch?.outcome.hasNoPassingOffer ?? count === 0)) return null;
  if (filteredOut > 0) return 'filtered';
  return routeSearch === null ? 'near' : 'on-the-way';
}
