import { createApi } from '@reduxjs/toolkit/query/react';
import { unreachable } from './api-error.js';
import { apiBaseQuery } from './base-query.js';

/** The product's API; each feature injects its own endpoints. */
export const api = createApi({
  baseQuery: apiBaseQuery,
  tagTypes: ['CurrentUser', 'ActiveProviders'],
  catchSchemaFailure: (failure) => unreachable(failure.message),
  endpoints: () => ({}),
});
