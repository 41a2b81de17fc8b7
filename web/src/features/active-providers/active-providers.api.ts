import { MARKERS_MAX } from '@rotadas/contracts/live/cluster-grid';
import { isWithinRegion } from '@rotadas/contracts/live/region';
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

const listRequest = ({ serviceType, area }: Asked) =>
  requestOf(providersCalls.listActive, {
    query: {
      ...(serviceType !== 'all' && { serviceType }),
      ...(area && { bbox: area.bbox.join(',') }),
      limit: String(MARKERS_MAX),
    },
  });

const activeProvidersApi = api.injectEndpoints({
  endpoints: (build) => ({
    activeProviders: build.query<ProvidersInView, Asked>({
      async queryFn(asked, _queryApi, _options, call) {
        const told = await feed.first(asked);
        if (told) return { data: told };
        const anonymous = asked.area !== null && isWithinRegion(asked.area.bbox);
        const { data, error } = await call({ ...listRequest(asked), anonymous });
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
  }),
});

/**
 * The providers of an area that are online, of one type or of all; asked for without a token (spec
 * 6) unless it is more than a region, kept new by the live connection.
 */
export const { useActiveProvidersQuery } = activeProvidersApi;

/**
 * Whether changes come by themselves; while not, the providers are asked for every 5 s.
 */
export const useProvidersFlow = (): boolean => useSyncExternalStore(feed.subscribe, feed.flows);
