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
        const shown = put(choices);
        const answer = await queryFulfilled.catch(() => null); // whoever chose is told
        if (answer === null) shown.undo();
        else put(answer.data);
      },
    }),
  }),
});

/** What the user is told on which channel; a change shows at once, and goes back if it fails. */
export const { useNotificationChoicesQuery, useChooseMutation } = choicesApi;
