import { NotificationChoices } from '@rotadas/contracts/notifications/notification-choices';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { api } from '../../shared/api/api.js';
import { callQuery, toRequest } from '../../shared/api/call-endpoints.js';

/** One at a time: each request carries all choices, so a slow one would undo a later one. */
let lastRequest: Promise<unknown> = Promise.resolve();
/** Requests without a response. */
let pending = 0;
/** The choices that the server has; shown once no request is pending. */
let saved: NotificationChoices | undefined;

const choicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationChoices: callQuery(build, notificationsCalls.choices, () => ({}), {
      responseSchema: NotificationChoices,
    }),
    choose: build.mutation<NotificationChoices, NotificationChoices>({
      queryFn: async (body, _api, _options, call) => {
        const request = lastRequest.then(() => call(toRequest(notificationsCalls.choose, { body })));
        lastRequest = request;
        const { data, error } = await request;
        return error ? { error } : { data: NotificationChoices.parse(data) };
      },
      async onQueryStarted(choices, { dispatch, getState, queryFulfilled }) {
        const put = (next: NotificationChoices) =>
          dispatch(choicesApi.util.updateQueryData('notificationChoices', undefined, () => next));
        if (pending === 0)
          saved = choicesApi.endpoints.notificationChoices.select(undefined)(getState()).data;
        pending += 1;
        put(choices);
        const response = await queryFulfilled.catch(() => null); // the page shows the failure
        pending -= 1;
        if (response !== null) saved = response.data;
        if (pending === 0 && saved !== undefined) put(saved);
      },
    }),
  }),
});

/** A change is shown immediately and reverted if saving fails. */
export const { useNotificationChoicesQuery, useChooseMutation } = choicesApi;
