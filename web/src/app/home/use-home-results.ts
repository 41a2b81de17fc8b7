import { skipToken } from '@reduxjs/toolkit/query';
import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { LinkedOffer } from '@rotadas/contracts/matching/map-link';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { type Coordinates, roundToParts } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import i18next from 'i18next';
import { useMemo, useState } from 'react';
import {
  useActiveProvidersQuery,
  useAreaProvidersQuery,
  useNearestProvidersQuery,
  useIsLive,
} from '../../features/active-providers/active-providers.api.js';
import type { RequestedArea } from '../../features/active-providers/requested-area.js';
import { clusteredCount, providersOfType } from '../../features/active-providers/providers-in-view.js';
import { hasFilters, includesLive, matchesFilters } from '../../features/search/filters.js';
import type { MatchSort } from '../../features/search/sort-matches.js';
import type { MatchContext } from '../../features/search/list-matches.js';
import { filteredOutText, type GroupCounts } from '../../features/search/group-counts.js';
import { type Search, toRouteQuery } from '../../features/search/search.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { nearestFirst } from '../../shared/position/distance.js';
import { useNow } from '../../shared/time/time-texts.js';
import { type RouteSearch, useRouteSearch } from './use-route-search.js';

const POLLING_INTERVAL_MS = 5_000;

/** Refresh interval of departure and arrival times, ms. */
const NOW_INTERVAL_MS = 15_000;

/** Polling interval of the providers of a large area while filters are set, ms. */
const FILTERED_POLLING_INTERVAL_MS = 15_000;
const NEAREST_MAX = 100;

const POLLING = { pollingInterval: POLLING_INTERVAL_MS, skipPollingIfUnfocused: true };

export interface HomeResults {
  user: CurrentUser | undefined;
  hasUserFailed: boolean;
  hasListFailed: boolean;
  refetchAll: () => void;
  routeSearch: RouteSearch | null;
  /** Counts instead of providers if there are too many. */
  clusters: Cluster[] | null;
  /** Number in view while the map shows only counts, else null. */
  clustered: number | null;
  /** The live offers among the results; a planned offer appears on the map when it departs. */
  onMap: ActiveProvider[];
  listed: ActiveProvider[] | undefined;
  /** Why the filters exclude providers, as a text for the user; null if they exclude none. */
  filterText: string | null;
  /** Undefined until known. */
  counts: GroupCounts | undefined;
  hasNoResults: boolean;
  sort: MatchSort;
  onSort: (sort: MatchSort) => void;
}

const nearbyGroup = (count: number | undefined): GroupCounts | undefined =>
  count === undefined ? undefined : [{ name: 'nearby', people: count, offers: count }];

/** The matches of the searched route, or else the providers of `area` that pass the filters. */
export function useHomeResults(
  search: Search,
  linked: LinkedOffer | null,
  origin: Coordinates | null,
  area: RequestedArea | null | undefined,
): HomeResults {
  const { type, route, filters, ignoresRoute } = search;
  const user = useCurrentUserQuery(undefined);
  const inView = useProviders(type, hasFilters(filters), area);
  const { providers } = inView;
  const ownId = user.data?.id;
  const now = useNow(NOW_INTERVAL_MS);
  // The user's own position is drawn separately
  const others = useMemo(
    () => providers && filterUnlessAll(providers, ({ id }) => id !== ownId),
    [providers, ownId],
  );
  const filtered = useMemo(
    () => others && filterUnlessAll(others, (provider) => matchesFilters(provider, filters, now)),
    [others, filters, now],
  );
  const { womenOnly } = filters;
  const query = useMemo(
    () => toRouteQuery({ type, route, ignoresRoute, filters: { womenOnly } }),
    [type, route, ignoresRoute, womenOnly],
  );
  const [sort, onSort] = useState<MatchSort>('fit');
  const context = useMemo<MatchContext | null>(
    () => query && { query, filters, ownId, linked, sort, now },
    [query, filters, ownId, linked, sort, now],
  );
  const routeSearch = useRouteSearch(context, others);
  const clusters = routeSearch === null ? inView.clusters : null;
  const clustered = clusteredCount(clusters);
  const nearest = useNearestListed({ serviceType: type, clusters, around: origin ?? inView.centre, ownId });
  const found = routeSearch ? routeSearch.providers : filtered;
  const onMap = useMemo(
    () => filterUnlessAll(found ?? [], ({ departsAt }) => departsAt === undefined),
    [found],
  );
  const inViewCount = clustered ?? filtered?.length;
  const counts = routeSearch ? routeSearch.outcome.counts : nearbyGroup(inViewCount);
  const filteredOut = routeSearch
    ? routeSearch.outcome.filteredOut
    : (others?.length ?? 0) - (filtered?.length ?? 0);
  const filterText = () => {
    if (routeSearch === null && !includesLive(filters, now)) return i18next.t('search:filters.onlyLive');
    return filteredOut > 0 ? filteredOutText(filteredOut, counts) : null;
  };
  return {
    user: user.data,
    hasUserFailed: user.isError,
    hasListFailed: inView.hasFailed,
    refetchAll: () => {
      void user.refetch();
      inView.reload();
    },
    routeSearch,
    clusters,
    clustered,
    onMap,
    listed: clustered === null ? found : nearest,
    filterText: filterText(),
    counts,
    hasNoResults: routeSearch?.outcome.hasNoOfferOnRoute ?? inViewCount === 0,
    sort,
    onSort,
  };
}

/** Like `filter`, but without a copy if all items pass: a frame may carry thousands. */
export const filterUnlessAll = <T>(items: T[], passes: (item: T) => boolean): T[] =>
  items.every(passes) ? items : items.filter(passes);

/**
 * Subscribes to live updates, and polls while the connection is down. With filters it requests
 * single providers, since clusters ignore filters.
 */
function useProviders(type: ServiceTypeFilter, isFiltered: boolean, area: RequestedArea | null | undefined) {
  const isLive = useIsLive();
  const request = area === undefined ? skipToken : { serviceType: type, area };
  const active = useActiveProvidersQuery(request, { ...POLLING, ...(isLive && { pollingInterval: 0 }) });
  const clusters = active.data?.clusters ?? null;
  const needsSingleProviders = clusters !== null && isFiltered;
  const areaQuery = useAreaProvidersQuery(needsSingleProviders ? request : skipToken, {
    ...POLLING,
    pollingInterval: FILTERED_POLLING_INTERVAL_MS,
  });
  const list = needsSingleProviders ? areaQuery.data : active.data?.providers;
  // Until the response for a new type arrives, filter the previous one.
  const providers = useMemo(() => list && providersOfType(list, type), [list, type]);
  return {
    providers,
    clusters: isFiltered ? null : clusters,
    centre: area ? toCentre(area.bbox) : null,
    hasFailed: active.isError || areaQuery.isError,
    reload: () => {
      if (request !== skipToken) void active.refetch();
      if (needsSingleProviders) void areaQuery.refetch();
    },
  };
}

const toCentre = ([west, south, east, north]: BoundingBox) => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

interface NearestInput {
  serviceType: ServiceTypeFilter;
  clusters: readonly Cluster[] | null;
  /** The user's position, else the centre of the map. */
  around: Coordinates | null;
  ownId: number | undefined;
}

/**
 * Lists the nearest providers around a place; if none is in range, those around the nearest
 * cluster.
 */
function useNearestListed(input: NearestInput): ActiveProvider[] | undefined {
  const { serviceType, clusters, around, ownId } = input;
  const request = (near: Coordinates | null | undefined) =>
    clusters !== null && near ? { serviceType, near: toRoughPlace(near), limit: NEAREST_MAX } : skipToken;
  const { currentData: nearest } = useNearestProvidersQuery(request(around), POLLING);
  const isFar = nearest?.every(({ id }) => id === ownId);
  const cluster = isFar ? nearestFirst(clusters ?? [], around)[0]?.item : undefined;
  const { currentData: further } = useNearestProvidersQuery(request(cluster), POLLING);
  const listed = cluster ? further : nearest;
  return useMemo(() => listed?.filter(({ id }) => id !== ownId), [listed, ownId]);
}

/** Rounds to about 1 km, so that small movements cause no new request. */
const toRoughPlace = (place: Coordinates): Coordinates => roundToParts(place, 100);
