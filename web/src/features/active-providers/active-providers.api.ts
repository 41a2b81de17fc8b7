import { MARKERS_MAX } from '@rotadas/contracts/live/cluster-grid';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { ActiveList } from '@rotadas/contracts/providers/active-query';
import { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { z } from 'zod';
import { unreachable } from '../../shared/api/api-error.js';
import { api } from '../../shared/api/api.js';
import { callQuery, toRequest } from '../../shared/api/call-endpoints.js';
import { live } from '../../shared/live/live.js';
import { useObservable } from '../../shared/observable.js';
import type { RequestedList } from './requested-area.js';
import { ProvidersFeed, type ProvidersInView } from './providers-feed.js';

const ProviderList = z.array(ActiveProvider);

const feed = new ProvidersFeed(live, (task) => void requestAnimationFrame(task));

/** As far as the product looks around a point, metres. */
const RADIUS_M = 200_000;

/** The nearest of a type around a point, and how many of them. */
interface Nearest {
  serviceType: ServiceTypeFilter;
  near: Coordinates;
  limit: number;
}

/** The most providers that a list returns for filters: those nearest to its middle. */
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
    activeProviders: build.query<ProvidersInView, RequestedList>({
      async queryFn(asked, _queryApi, _options, call) {
        const told = await feed.first(asked);
        if (told) return { data: told };
        const { data, error } = await call(listRequest(asked, MARKERS_MAX));
        const since = feed.now(asked);
        if (since) return { data: since };
        if (error) return { error };
        const list = ProviderList.safeParse(data);
        if (!list.success) return { error: unreachable(list.error.message) };
        return { data: { providers: list.data, clusters: null } };
      },
      async onCacheEntryAdded(asked, { dispatch, cacheEntryRemoved }) {
        const stop = feed.follow(asked, (value) => {
          const entry = { endpointName: 'activeProviders' as const, arg: asked, value };
          dispatch(activeProvidersApi.util.upsertQueryEntries([entry]));
        });
        await cacheEntryRemoved;
        stop();
      },
      structuralSharing: false, // whom a frame does not change is the same object as before already
      keepUnusedDataFor: 0, // only one area is watched: another one's state would be an old one
      providesTags: ['ActiveProviders'],
    }),
    areaProviders: build.query<ActiveProvider[], RequestedList>({
      query: (asked) => listRequest(asked, LIST_MAX),
      responseSchema: ProviderList,
      keepUnusedDataFor: 0,
      providesTags: ['ActiveProviders'],
    }),
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

/**
 * The online providers of an area, of one type or of all, kept current by the live connection. The
 * token of a signed-in user is sent: without one the server shows few regions, and less exactly.
 */
export const { useActiveProvidersQuery } = activeProvidersApi;

/** The same one by one, at most 1,000; for filters, which the counts of clusters ignore. */
export const { useAreaProvidersQuery } = activeProvidersApi;

/** The nearest providers to a point, wherever the map looks; up to 200 km, the nearest first. */
export const { useNearestProvidersQuery, useLazyNearestProvidersQuery } = activeProvidersApi;

/**
 * Whether changes come by themselves; while not, the providers are asked for every 5 s.
 */
export const useProvidersFlow = (): boolean => useObservable(feed.flows);
