import { createApi } from '@reduxjs/toolkit/query/react';
import { unreachable } from './api-error.js';
import { apiBaseQuery } from './base-query.js';

/**
 * The product's API; each feature injects its own endpoints. What is cached never becomes stale by itself (spec 7): it is asked
 * for anew by polling, after a change, or when the user wishes.
 */
export const api = createApi({
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: Infinity,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  tagTypes: ['CurrentUser', 'ActiveProviders'],
  catchSchemaFailure: (failure) => unreachable(failure.message),
  endpoints: () => ({}),
});
