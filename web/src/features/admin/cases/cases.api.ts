import { Case, type CaseFilter, CaseList } from '@rotadas/contracts/cases/case';
import { casesCalls } from '@rotadas/contracts/cases/cases.calls';
import { api } from '../../../shared/api/api.js';
import { callMutation, callQuery } from '../../../shared/api/call-endpoints.js';

const casesApi = api.injectEndpoints({
  endpoints: (build) => ({
    cases: callQuery(build, casesCalls.list, (filter: CaseFilter) => ({ query: { filter } }), {
      responseSchema: CaseList,
      keepUnusedDataFor: 0, // Reopening the tab fetches again
      providesTags: ['Reports'],
    }),
    takeCase: callMutation(build, casesCalls.take, (id: number) => ({ params: { id: String(id) } }), {
      responseSchema: Case,
      invalidatesTags: ['Reports'], // A case that another admin took is listed, too
    }),
  }),
});

export const { useCasesQuery, useTakeCaseMutation } = casesApi;
