import { skipToken } from '@reduxjs/toolkit/query';
import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  useActiveProvidersQuery,
  useAreaProvidersQuery,
  useNearestProvidersQuery,
  useIsLive,
} from '../../features/active-providers/active-providers.api.js';
import { toArea, type RequestedArea, isSameArea } from '../../features/active-providers/requested-area.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { POLLING_MS } from '../../shared/limits.js';
import type { MapViewport } from '../../shared/map/map-types.js';
import { nearestFirst } from '../../shared/position/distance.js';

/** Polling interval of the providers of a large area while filters are set, ms. */
const FILTERED_POLLING_MS = 15_000;
const NEAREST_MAX = 100;
/** The map has settled when it has not moved for this time, ms. */
const SETTLED_AFTER_MS = 150;
/** If the map reports no area within this time, ms, the whole country is requested. */
const MAP_WITHIN_MS = 5_000;

const POLLING = { pollingInterval: POLLING_MS, skipPollingIfUnfocused: true };

export interface HomeData {
  user: CurrentUser | undefined;
  userFailed: boolean;
  providers: ActiveProvider[] | undefined;
  /** Counts instead of providers if there are too many. */
  clusters: Cluster[] | null;
  centre: Coordinates | null;
  listFailed: boolean;
  onViewChange: (viewport: MapViewport) => void;
  reload: () => void;
}

/** Like `filter`, but without a copy if all items pass: a frame may carry thousands. */
export const filtered = <T>(items: T[], passes: (item: T) => boolean): T[] =>
  items.every(passes) ? items : items.filter(passes);

/** Providers arrive live, and are polled while that is down. Clusters would ignore the filters. */
export function useHomeData(type: ServiceTypeFilter, isFiltered: boolean): HomeData {
  const { area, onViewChange } = useMapArea();
  const isLive = useIsLive();
  const user = useCurrentUserQuery(undefined, POLLING);
  const request = area === undefined ? skipToken : { serviceType: type, area };
  const active = useActiveProvidersQuery(request, { ...POLLING, ...(isLive && { pollingInterval: 0 }) });
  const clusters = active.data?.clusters ?? null;
  const isSingle = clusters !== null && isFiltered;
  const single = useAreaProvidersQuery(isSingle ? request : skipToken, {
    ...POLLING,
    pollingInterval: FILTERED_POLLING_MS,
  });
  const list = isSingle ? single.data : active.data?.providers;
  // Until the response for a new type arrives, filter the previous one.
  const providers = useMemo(
    () => list && filtered(list, ({ activeService }) => type === 'all' || activeService === type),
    [list, type],
  );
  return {
    user: user.data,
    userFailed: user.isError,
    providers,
    clusters: isFiltered ? null : clusters,
    centre: area ? toCentre(area.bbox) : null,
    listFailed: active.isError || single.isError,
    onViewChange,
    reload: () => {
      void user.refetch();
      if (request !== skipToken) void active.refetch();
      if (isSingle) void single.refetch();
    },
  };
}

const toCentre = ([west, south, east, north]: BoundingBox) => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

/** The area once the map has settled; undefined until known, null if no map reports one. */
function useMapArea() {
  const [area, setArea] = useState<RequestedArea | null | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onViewChange = useCallback((viewport: MapViewport) => {
    const next = toArea(viewport);
    if (next === null) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => setArea((last) => (isSameArea(last, next) ? last : next)),
      SETTLED_AFTER_MS,
    );
  }, []);
  useEffect(() => {
    const noMap = setTimeout(() => setArea((last) => last ?? null), MAP_WITHIN_MS);
    return () => {
      clearTimeout(noMap);
      clearTimeout(timer.current);
    };
  }, []);
  return { area, onViewChange };
}

interface NearestInput {
  serviceType: ServiceTypeFilter;
  clusters: readonly Cluster[] | null;
  /** The user's position, else the centre of the map. */
  around: Coordinates | null;
  ownId: number | undefined;
}

/** The nearest around a place, or around the nearest cluster if that place has none in range. */
export function useNearestListed(input: NearestInput): ActiveProvider[] | undefined {
  const { serviceType, clusters, around, ownId } = input;
  const request = (near: Coordinates | null | undefined) =>
    clusters !== null && near ? { serviceType, near: roughly(near), limit: NEAREST_MAX } : skipToken;
  const others = (providers: ActiveProvider[] | undefined) => providers?.filter(({ id }) => id !== ownId);
  const { currentData: nearest } = useNearestProvidersQuery(request(around), POLLING);
  const isFar = others(nearest)?.length === 0;
  const cluster = isFar ? nearestFirst(clusters ?? [], around)[0]?.item : undefined;
  const { currentData: further } = useNearestProvidersQuery(request(cluster), POLLING);
  const listed = cluster ? further : nearest;
  return useMemo(() => listed?.filter(({ id }) => id !== ownId), [listed, ownId]);
}

/** To about 1 km, so that small movements cause no new request. */
const roughly = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});
