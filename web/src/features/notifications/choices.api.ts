import { NotificationChoices } from '@rotadas/contracts/notifications/notification-choices';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { api } from '../../shared/api/api.js';
import { callMutation, callQuery } from '../../shared/api/call-endpoints.js';

const choicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationChoices: callQuery(build, notificationsCalls.choices, () => ({}), {
      responseSchema: NotificationChoices,
    }),
    choose: callMutation(build, notificationsCalls.choose, (body: NotificationChoices) => ({ body }), {
      responseSchema: NotificationChoices,
      async onQueryStarted(choices, { dispatch, queryFulfilled }) {
        const put = (next: NotificationChoices) =>
          dispatch(choicesApi.util.updateQueryData('notificationChoices', undefined, () => next));
        const optimistic = put(choices);
        const response = await queryFulfilled.catch(() => null); // the page shows the failure
        if (response === null) optimistic.undo();
        else put(response.data);
      },
    }),
  }),
});

/** A change is shown immediately and reverted if saving fails. */
export const { useNotificationChoicesQuery, useChooseMutation } = choicesApi;
