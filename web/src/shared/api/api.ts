import { createApi } from '@reduxjs/toolkit/query/react';
import { rejectResponse } from './reject-response.js';
import { apiBaseQuery } from './base-query.js';

const TAGS = [
  'CurrentUser',
  'ActiveProviders',
  'PlannedOffers',
  'LastOffer',
  'SavedRoutes',
  'Matches',
  'Devices',
  'AgreementPages',
  'Agreements',
  'Messages',
  'Blocks',
  'Shares',
  'Reports',
  'People',
  'Appeals',
  'DataExport',
] as const;

export type ApiTag = (typeof TAGS)[number];

/** Tags invalidated when an offer starts or ends. */
export const STATUS_TAGS: readonly ApiTag[] = [
  'CurrentUser',
  'ActiveProviders',
  'PlannedOffers',
  'LastOffer',
  'Shares',
];

/** Cached data has no expiry; polling, mutations and the user refetch it. */
export const api = createApi({
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: Infinity,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  tagTypes: TAGS,
  catchSchemaFailure: ({ message }, { endpoint }) => rejectResponse(endpoint, message),
  endpoints: () => ({}),
});
