import { queuesCalls } from '@rotadas/contracts/queues/queues.calls';
import { api } from '../api/api.js';
import { callMutation } from '../api/call-endpoints.js';
import { useCurrentUserQuery } from '../current-user/current-user.api.js';
import { logWarning } from '../log/log.js';

const boardSessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginBoardSession: callMutation(build, queuesCalls.beginSession, () => ({})),
    endBoardSession: callMutation(build, queuesCalls.endSession, () => ({})),
  }),
});

export const { useBeginBoardSessionMutation } = boardSessionApi;
const { useEndBoardSessionMutation } = boardSessionApi;

/** Longest wait for the server on sign-out, ms; the session expires by itself. */
const SIGN_OUT_WAIT_MS = 2_000;

/** Call it while the admin is still signed in. */
export function useEndBoardSession(): () => Promise<void> {
  const { data: user } = useCurrentUserQuery(undefined);
  const [end] = useEndBoardSessionMutation();
  return async () => {
    if (user?.isAdmin !== true) return;
    try {
      const timeout = new Promise((resolve) => setTimeout(resolve, SIGN_OUT_WAIT_MS));
      await Promise.race([end(undefined).unwrap(), timeout]);
    } catch (error) {
      logWarning('the session of the queue board could not be ended', error);
    }
  };
}
