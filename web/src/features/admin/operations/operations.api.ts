import { operationsCalls } from '@rotadas/contracts/operations/operations.calls';
import { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { api } from '../../../shared/api/api.js';
import { callQuery } from '../../../shared/api/call-endpoints.js';

const operationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    operations: callQuery(build, operationsCalls.view, () => ({}), {
      responseSchema: OperationsView,
      keepUnusedDataFor: 0, // Reopening the page must not show an old state
    }),
  }),
});

export const { useOperationsQuery } = operationsApi;
