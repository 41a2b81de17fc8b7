import { queuesCalls } from '@rotadas/contracts/queues/queues.calls';
import { api } from '../../shared/api/api.js';
import { callMutation } from '../../shared/api/call-endpoints.js';

const boardSessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginBoardSession: callMutation(build, queuesCalls.beginSession, () => ({})),
  }),
});

/** Gets the short-lived cookie with which the browser may open the queues' page. */
export const { useBeginBoardSessionMutation } = boardSessionApi;
