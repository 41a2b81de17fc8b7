import { PushKey, type PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { api } from '../api/api.js';
import { callMutation, callQuery } from '../api/call-endpoints.js';

const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    pushKey: callQuery(build, notificationsCalls.pushKey, () => ({}), { responseSchema: PushKey }),
    subscribePush: callMutation(build, notificationsCalls.subscribePush, (body: PushSubscriptionInput) => ({
      body,
    })),
    unsubscribePush: callMutation(build, notificationsCalls.unsubscribePush, (endpoint: string) => ({
      query: { endpoint },
    })),
  }),
});

export const { usePushKeyQuery, useSubscribePushMutation, useUnsubscribePushMutation } = pushApi;
