import { NotificationChoices } from '@rotadas/contracts/notifications/notification-choices';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { api } from '../../shared/api/api.js';
import { callQuery, toRequest } from '../../shared/api/call-endpoints.js';

/** One at a time: each request carries all choices, so a slow one would undo a later one. */
let lastRequest: Promise<unknown> = Promise.resolve();

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
      async onQueryStarted(_choices, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null); // the page shows the failure
        if (response === null) return;
        dispatch(choicesApi.util.updateQueryData('notificationChoices', undefined, () => response.data));
      },
    }),
  }),
});

export const { useNotificationChoicesQuery, useChooseMutation } = choicesApi;
