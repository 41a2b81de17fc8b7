import { queuesCalls } from '@rotadas/contracts/queues/queues.calls';
import { api } from '../api/api.js';
import { callMutation } from '../api/call-endpoints.js';

const boardSessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginBoardSession: callMutation(build, queuesCalls.beginSession, () => ({})),
    endBoardSession: callMutation(build, queuesCalls.endSession, () => ({})),
  }),
});

/** Gets and ends the short-lived session with which the browser may open the queue board. */
export const { useBeginBoardSessionMutation, useEndBoardSessionMutation } = boardSessionApi;
