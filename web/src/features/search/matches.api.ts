import { MatchResult, type RouteQuery } from '@rotadas/contracts/matching/match';
import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { api } from '../../shared/api/api.js';
import { callQuery } from '../../shared/api/call-endpoints.js';

const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    matches: callQuery(build, matchingCalls.findMatches, (body: RouteQuery) => ({ body }), {
      responseSchema: MatchResult,
      providesTags: ['Matches'],
      keepUnusedDataFor: 30, // Seconds; a repeated search shows the last result immediately
    }),
  }),
});

export const { useMatchesQuery } = matchesApi;
