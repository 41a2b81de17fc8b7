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
  useProvidersFlow,
} from '../../features/active-providers/active-providers.api.js';
import { toArea, type RequestedArea, isSameArea } from '../../features/active-providers/requested-area.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { POLLING_MS } from '../../shared/limits.js';
import type { MapViewport } from '../../shared/map/map-types.js';
import { nearestFirst } from '../../shared/position/distance.js';

/** Interval between requests for the providers of a large area while filters are set, ms. */
const FILTERED_POLLING_MS = 15_000;
/** How many of the nearest are listed while the map shows only counts. */
const NEAREST_MAX = 100;
/** The map rests when it has not moved for this time, ms. */
const SETTLED_AFTER_MS = 150;
/** Time for the map to report its area, ms; after it the whole country is requested. */
const MAP_WITHIN_MS = 5_000;

const POLLING = { pollingInterval: POLLING_MS, skipPollingIfUnfocused: true };

/** The user, and the providers in the area of the map. */
export interface HomeData {
  user: CurrentUser | undefined;
  userFailed: boolean;
  /** Undefined until the first answer. */
  providers: ActiveProvider[] | undefined;
  /** Counts in place of providers if there are too many. */
  clusters: Cluster[] | null;
  /** The middle of the map; null until it is known. */
  centre: Coordinates | null;
  listFailed: boolean;
  onViewChange: (viewport: MapViewport) => void;
  reload: () => void;
}

/**
 * The user, polled every 5 s (spec 4), and the providers in the area of the map: live, and polled
 * at the same interval while the live connection is down. With filters, providers are not counted
 * in clusters, since the counts would include those that the filters leave out.
 */
export function useHomeData(type: ServiceTypeFilter, isFiltered: boolean): HomeData {
  const { area, onViewChange } = useMapArea();
  const flows = useProvidersFlow();
  const user = useCurrentUserQuery(undefined, POLLING);
  const request = area === undefined ? skipToken : { serviceType: type, area };
  const active = useActiveProvidersQuery(request, { ...POLLING, ...(flows && { pollingInterval: 0 }) });
  const clusters = active.data?.clusters ?? null;
  const isSingle = clusters !== null && isFiltered;
  const single = useAreaProvidersQuery(isSingle ? request : skipToken, {
    ...POLLING,
    pollingInterval: FILTERED_POLLING_MS,
  });
  const list = isSingle ? single.data : active.data?.providers;
  // until the answer for a new type comes, the last one is shown, filtered
  const providers = useMemo(
    () => list?.filter(({ activeService }) => type === 'all' || activeService === type),
    [list, type],
  );
  return {
    user: user.data,
    userFailed: user.isError,
    providers,
    clusters: isFiltered ? null : clusters,
    centre: area ? centreOf(area.bbox) : null,
    listFailed: active.isError || single.isError,
    onViewChange,
    reload: () => {
      void user.refetch();
      if (request !== skipToken) void active.refetch();
      if (isSingle) void single.refetch();
    },
  };
}

const centreOf = ([west, south, east, north]: BoundingBox) => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

/** The area of the map once it rests; undefined until it is known, null if no map reports one. */
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
  /** Null while the map shows providers one by one. */
  clusters: readonly Cluster[] | null;
  /** The user's position, or else the middle of the map. */
  around: Coordinates | null;
  /** The user's own id, to leave the user out. */
  ownId: number | undefined;
}

/**
 * The providers to list while the map shows only counts: the nearest around a place, or around the
 * nearest cluster if that place is too far from everyone. Undefined until they are known.
 */
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

/** To about a kilometre, so that a small movement makes no other request. */
const roughly = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});
