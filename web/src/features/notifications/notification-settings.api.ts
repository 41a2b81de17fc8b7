import { NotificationSettings } from '@rotadas/contracts/notifications/notification-settings';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { api } from '../../shared/api/api.js';
import { callQuery, toRequest } from '../../shared/api/call-endpoints.js';

/**
 * Sends one request at a time. Each contains all settings, so a delayed one would undo a later
 * change.
 */
let lastRequest: Promise<unknown> = Promise.resolve();

const notificationSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationSettings: callQuery(build, notificationsCalls.getSettings, () => ({}), {
      responseSchema: NotificationSettings,
    }),
    saveNotificationSettings: build.mutation<NotificationSettings, NotificationSettings>({
      queryFn: async (body, _api, _options, call) => {
        const request = lastRequest.then(() => call(toRequest(notificationsCalls.saveSettings, { body })));
        lastRequest = request;
        const { data, error } = await request;
        return error ? { error } : { data: NotificationSettings.parse(data) };
      },
      async onQueryStarted(_settings, { dispatch, queryFulfilled }) {
        const response = await queryFulfilled.catch(() => null); // The page shows the failure
        if (response === null) return;
        dispatch(
          notificationSettingsApi.util.updateQueryData(
            'notificationSettings',
            undefined,
            () => response.data,
          ),
        );
      },
    }),
  }),
});

export const { useNotificationSettingsQuery, useSaveNotificationSettingsMutation } = notificationSettingsApi;
