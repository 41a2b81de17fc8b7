import { queuesCalls } from '@rotadas/contracts/queues/queues.calls';
import { api } from '../api/api.js';
import { callMutation } from '../api/call-endpoints.js';
import { useCurrentUserQuery } from '../current-user/current-user.api.js';
import { SIGN_OUT_TIMEOUT_MS } from '../auth/session-end.js';
import { withTimeout } from '../loading/with-timeout.js';
import { logWarning } from '../log/log.js';

const boardSessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginBoardSession: callMutation(build, queuesCalls.beginSession, () => ({})),
    endBoardSession: callMutation(build, queuesCalls.endSession, () => ({})),
  }),
});

export const { useBeginBoardSessionMutation } = boardSessionApi;
const { useEndBoardSessionMutation } = boardSessionApi;

/** Ends the board session. Call it before the sign-out, since it needs the session. */
export function useEndBoardSession(): () => Promise<void> {
  const { data: user } = useCurrentUserQuery(undefined);
  const [end] = useEndBoardSessionMutation();
  return async () => {
    if (user?.isAdmin !== true) return;
    try {
      await withTimeout(end(undefined).unwrap(), SIGN_OUT_TIMEOUT_MS);
    } catch (error) {
      logWarning('the session of the queue board could not be ended', error);
    }
  };
}
