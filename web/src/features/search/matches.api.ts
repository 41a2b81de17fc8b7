import { MatchResult, type RouteQuery } from '@rotadas/contracts/matching/match';
import { matchingCalls } from '@rotadas/contracts/matching/matching.calls';
import { api } from '../../shared/api/api.js';
import { callQuery } from '../../shared/api/call-endpoints.js';

const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    matches: callQuery(build, matchingCalls.findMatches, (body: RouteQuery) => ({ body }), {
      responseSchema: MatchResult,
      providesTags: ['Matches'],
      keepUnusedDataFor: 30, // seconds; who comes back to a search soon sees at once what was found
    }),
  }),
});

/** Who goes a wished way, all over the country. */
export const { useMatchesQuery } = matchesApi;
