import { MARKERS_MAX } from '@rotadas/contracts/live/cluster-grid';
import { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { unreachable } from '../../shared/api/api-error.js';
import { api } from '../../shared/api/api.js';
import { requestOf } from '../../shared/api/call-request.js';
import { live } from '../../shared/live/live.js';
import type { Asked } from './asked-area.js';
import type { ProvidersInView } from './live-view.js';
import { ProvidersFeed } from './providers-feed.js';

const ProviderList = z.array(ActiveProvider);

const feed = new ProvidersFeed(live, (task) => void requestAnimationFrame(task));

/** The most providers that a list returns for filters: those nearest to its middle. */
const LIST_MAX = 1_000;

const listRequest = ({ serviceType, area }: Asked, limit: number) =>
  requestOf(providersCalls.listActive, {
    query: {
      ...(serviceType !== 'all' && { serviceType }),
      ...(area && { bbox: area.bbox.join(',') }),
      limit: String(limit),
    },
  });

const activeProvidersApi = api.injectEndpoints({
  endpoints: (build) => ({
    activeProviders: build.query<ProvidersInView, Asked>({
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
    areaProviders: build.query<ActiveProvider[], Asked>({
      query: (asked) => listRequest(asked, LIST_MAX),
      responseSchema: ProviderList,
      keepUnusedDataFor: 0,
      providesTags: ['ActiveProviders'],
    }),
  }),
});

/**
 * The online providers of an area, of one type or of all, kept current by the live connection. The
 * token of a signed-in user is sent: without one the server shows few regions, and less exactly.
 */
export const { useActiveProvidersQuery } = activeProvidersApi;

/** The same one by one, at most 1,000; for filters, which the counts of clusters ignore. */
export const { useAreaProvidersQuery } = activeProvidersApi;

/**
 * Whether changes come by themselves; while not, the providers are asked for every 5 s.
 */
export const useProvidersFlow = (): boolean => useSyncExternalStore(feed.subscribe, feed.flows);
