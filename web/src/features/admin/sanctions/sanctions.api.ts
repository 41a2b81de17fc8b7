import { Sanction, type SanctionInput, type AppealDecision } from '@rotadas/contracts/sanctions/sanction';
import { sanctionsCalls } from '@rotadas/contracts/sanctions/sanctions.calls';
import { api } from '../../../shared/api/api.js';
import { callMutation, callQuery } from '../../../shared/api/call-endpoints.js';

interface Imposition {
  userId: number;
  sanction: SanctionInput;
}

interface DecidedAppeal {
  sanctionId: number;
  decision: AppealDecision;
}

const byId = (id: number) => ({ params: { id: String(id) } });

const sanctionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    impose: callMutation(
      build,
      sanctionsCalls.impose,
      ({ userId, sanction }: Imposition) => ({ ...byId(userId), body: sanction }),
      { responseSchema: Sanction, invalidatesTags: ['People'] },
    ),
    lift: callMutation(build, sanctionsCalls.lift, byId, {
      responseSchema: Sanction,
      invalidatesTags: ['People', 'Appeals'],
    }),
    appeals: callQuery(build, sanctionsCalls.listAppeals, () => ({}), {
      responseSchema: Sanction.array(),
      keepUnusedDataFor: 0, // Reopening the page fetches again
      providesTags: ['Appeals'],
    }),
    decideAppeal: callMutation(
      build,
      sanctionsCalls.decide,
      ({ sanctionId, decision }: DecidedAppeal) => ({ ...byId(sanctionId), body: decision }),
      { responseSchema: Sanction, invalidatesTags: ['People', 'Appeals'] },
    ),
  }),
});

export const { useImposeMutation, useLiftMutation, useAppealsQuery, useDecideAppealMutation } = sanctionsApi;
