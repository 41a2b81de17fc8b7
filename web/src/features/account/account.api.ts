import { accountsCalls } from '@rotadas/contracts/accounts/accounts.calls';
import { DataExport } from '@rotadas/contracts/accounts/data-export';
import type { CallBodyInput } from '@rotadas/contracts/protocol/call';
import { sanctionsCalls } from '@rotadas/contracts/sanctions/sanctions.calls';
import { api } from '../../shared/api/api.js';
import { callMutation, callQuery } from '../../shared/api/call-endpoints.js';

interface Appeal {
  sanctionId: number;
  text: string;
}

const byId = (id: number) => ({ params: { id: String(id) } });

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestDeletion: callMutation(build, accountsCalls.requestDeletion, () => ({}), {
      invalidatesTags: ['CurrentUser'],
    }),
    cancelDeletion: callMutation(build, accountsCalls.cancelDeletion, () => ({}), {
      invalidatesTags: ['CurrentUser'],
    }),
    revokeSessions: callMutation(
      build,
      accountsCalls.revokeSessions,
      (body: CallBodyInput<typeof accountsCalls.revokeSessions>) => ({ body }),
    ),
    dataExport: callQuery(build, accountsCalls.getExport, () => ({}), {
      responseSchema: DataExport,
      providesTags: ['DataExport'],
      keepUnusedDataFor: 0,
    }),
    startExport: callMutation(build, accountsCalls.startExport, () => ({}), {
      invalidatesTags: ['DataExport'],
    }),
    acknowledgeWarning: callMutation(build, sanctionsCalls.acknowledge, byId, {
      invalidatesTags: ['CurrentUser'],
    }),
    appeal: callMutation(
      build,
      sanctionsCalls.appeal,
      ({ sanctionId, text }: Appeal) => ({ ...byId(sanctionId), body: { text } }),
      { invalidatesTags: ['CurrentUser'] },
    ),
  }),
});

export const {
  useRequestDeletionMutation,
  useCancelDeletionMutation,
  useRevokeSessionsMutation,
  useDataExportQuery,
  useStartExportMutation,
  useAcknowledgeWarningMutation,
  useAppealMutation,
} = accountApi;
