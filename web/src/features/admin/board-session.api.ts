import { api } from '../../shared/api/api.js';

const boardSessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginBoardSession: build.mutation<null, undefined>({
      query: () => ({ path: 'admin/session', method: 'POST' }),
    }),
  }),
});

/** Gets the short-lived cookie with which the browser may open the queues' page. */
export const { useBeginBoardSessionMutation } = boardSessionApi;
