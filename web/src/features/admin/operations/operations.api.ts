import { operationsCalls } from '@rotadas/contracts/operations/operations.calls';
import { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { api } from '../../../shared/api/api.js';
import { callQuery } from '../../../shared/api/call-endpoints.js';
import { joined } from './joined.js';

const operationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the last moment that is known already; what is answered is joined to it. */
    operations: callQuery(
      build,
      operationsCalls.view,
      (since: number | undefined) => ({
        query: { ...(since !== undefined && { since: String(since) }) },
      }),
      {
        responseSchema: OperationsView,
        serializeQueryArgs: ({ endpointName }) => endpointName,
        merge: joined,
        forceRefetch: () => true,
        keepUnusedDataFor: 0, // who opens the page again asks for all of it
      },
    ),
  }),
});

/** Asks for the figures of the last hour. */
export const { useLazyOperationsQuery } = operationsApi;
