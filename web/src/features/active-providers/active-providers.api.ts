import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { z } from 'zod';
import { api } from '../../shared/api/api.js';

const activeProvidersApi = api.injectEndpoints({
  endpoints: (build) => ({
    activeProviders: build.query<ActiveProvider[], ServiceTypeFilter>({
      query: (type) => ({
        path: type === 'all' ? 'providers/active' : `providers/active?serviceType=${type}`,
        anonymous: true,
      }),
      responseSchema: z.array(ActiveProvider),
      providesTags: ['ActiveProviders'],
    }),
  }),
});

/** The providers that are online, of one type or of all; asked for without a token (spec 6). */
export const { useActiveProvidersQuery } = activeProvidersApi;
