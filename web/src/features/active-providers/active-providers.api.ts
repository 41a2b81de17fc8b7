import { MARKERS_MAX } from '@rotadas/contracts/live/cluster-grid';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { ActiveList, ActiveProvider } from '@rotadas/contracts/providers/provider';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { z } from 'zod';
import { api } from '../../shared/api/api.js';
import { callQuery, toRequest } from '../../shared/api/call-endpoints.js';
import { rejectResponse } from '../../shared/api/reject-response.js';
import { useObservable } from '../../shared/observable.js';
import { live } from '../../shared/live/live-connection.js';
import { ProvidersFeed } from './providers-feed.js';
import type { RequestedList } from './requested-area.js';
import type { ProvidersInView } from './providers-in-view.js';

export const liveFeed = new ProvidersFeed(live, (task) => void requestAnimationFrame(task));

const ActiveProviders = z.array(ActiveProvider);

/** Search radius around a point, m. */
const RADIUS_M = 200_000;

interface Nearest {
  serviceType: ServiceTypeFilter;
  near: Coordinates;
  limit: number;
}

/** Maximum number of providers for filters; the nearest to the centre of the area are returned. */
const LIST_MAX = 1_000;

const listRequest = ({ serviceType, area }: RequestedList, limit: number) =>
  toRequest(providersCalls.listActive, {
    query: {
      ...(serviceType !== 'all' && { serviceType }),
      ...(area && { bbox: area.bbox.join(',') }),
      limit: String(limit),
    },
  });

const activeProvidersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Live providers of an area. The request contains the token: anonymous viewers see fewer
     * regions.
     */
    activeProviders: build.query<ProvidersInView, RequestedList>({
      // RTK Query calls onCacheEntryAdded first, so the feed already watches the area here.
      async queryFn(requested, _queryApi, _options, call) {
        const pushed = await liveFeed.waitForFirst(requested);
        if (pushed) return { data: pushed };
        const { data, error } = await call(listRequest(requested, MARKERS_MAX));
        const newer = liveFeed.current(requested);
        if (newer) return { data: newer };
        if (error) return { error };
        const list = ActiveProviders.safeParse(data);
        if (!list.success) return { error: rejectResponse('activeProviders', list.error.message) };
        return { data: { providers: list.data, clusters: null } };
      },
      async onCacheEntryAdded(requested, { dispatch, cacheEntryRemoved }) {
        const stop = liveFeed.watchArea(requested, (value) => {
          const entry = { endpointName: 'activeProviders' as const, arg: requested, value };
          // Also resolves a query that is pending, unlike updateCachedData
          dispatch(activeProvidersApi.util.upsertQueryEntries([entry]));
        });
        await cacheEntryRemoved;
        stop();
      },
      structuralSharing: false, // The feed keeps identities of unchanged providers
      keepUnusedDataFor: 0, // Only the current area is watched
      providesTags: ['ActiveProviders'],
    }),
    /**
     * Up to 1,000 single providers of an area. Needed for filters, since cluster counts ignore
     * them.
     */
    areaProviders: build.query<ActiveProvider[], RequestedList>({
      query: (requested) => listRequest(requested, LIST_MAX),
      responseSchema: ActiveProviders,
      keepUnusedDataFor: 0,
      providesTags: ['ActiveProviders'],
    }),
    /** Providers within 200 km of a point, nearest first, independent of the viewport. */
    nearestProviders: callQuery(
      build,
      providersCalls.listActive,
      ({ serviceType, near: { latitude, longitude }, limit }: Nearest) => ({
        query: {
          ...(serviceType !== 'all' && { serviceType }),
          near: `${latitude.toFixed(4)},${longitude.toFixed(4)}`,
          radius: String(RADIUS_M),
          limit: String(limit),
        },
      }),
      { responseSchema: ActiveList, keepUnusedDataFor: 0 },
    ),
  }),
});

export const {
  useActiveProvidersQuery,
  useAreaProvidersQuery,
  useNearestProvidersQuery,
  useLazyNearestProvidersQuery,
} = activeProvidersApi;

/** Whether the live connection delivers changes; if not, callers poll every 5 s. */
export const useIsLive = (): boolean => useObservable(liveFeed.isLive);
