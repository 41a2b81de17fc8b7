import { createApi } from '@reduxjs/toolkit/query/react';
import { unreachable } from './api-error.js';
import { apiBaseQuery } from './base-query.js';

const TAGS = ['CurrentUser', 'ActiveProviders', 'PlannedOffers', 'SavedRoutes', 'Matches'] as const;

/** What an endpoint can say that its answer is about. */
export type ApiTag = (typeof TAGS)[number];

/**
 * The product's API; each feature injects its own endpoints. What is cached never becomes stale by
 * itself (spec 7): it is asked for anew by polling, after a change, or when the user wishes.
 */
export const api = createApi({
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: Infinity,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  tagTypes: TAGS,
  catchSchemaFailure: (failure) => unreachable(failure.message),
  endpoints: () => ({}),
});
