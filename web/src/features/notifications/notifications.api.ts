import type { Notification } from '@rotadas/contracts/notifications/notification';
import {
  NotificationPage,
  type ReadInput,
  UnreadCount,
} from '@rotadas/contracts/notifications/notification-page';
import { notificationsCalls } from '@rotadas/contracts/notifications/notifications.calls';
import { api } from '../../shared/api/api.js';
import { callMutation, toRequest } from '../../shared/api/call-endpoints.js';
import { live } from '../../shared/live/live-connection.js';

const PAGE_SIZE = 30;

const pageRequest = (limit: number, before: number | null) =>
  toRequest(notificationsCalls.list, {
    query: { limit: String(limit), ...(before !== null && { before: String(before) }) },
  });

function covers(read: ReadInput, { id, link }: Notification): boolean {
  if ('ids' in read) return read.ids.includes(id);
  if ('upTo' in read) return id <= read.upTo;
  return !('link' in read) || link === read.link;
}

let lastRead = 0;
/**
 * Number of the newest read request whose count is shown. Responses of older requests are ignored.
 */
let shownRead = 0;

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    unreadCount: build.query<number, undefined>({
      query: () => pageRequest(1, null),
      rawResponseSchema: NotificationPage,
      transformResponse: ({ unread }: NotificationPage) => unread,
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(_none, { dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved }) {
        // Waits for the first response: RTK Query would merge a refetch with the running request,
        // whose count may be older.
        await cacheDataLoaded;
        const refetch = notificationsApi.endpoints.unreadCount.initiate(undefined, {
          forceRefetch: true,
          subscribe: false,
        });
        const unsubscribe = live.subscribe({
          onOpen: () => void dispatch(refetch), // Frames sent before the connection opened are lost.
          onFrame: (frame) => {
            if (frame.type === 'notification') updateCachedData(() => frame.unread);
          },
        });
        await cacheEntryRemoved;
        unsubscribe();
      },
    }),
    notificationPages: build.infiniteQuery<NotificationPage, undefined, number | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ pageParam }) => pageRequest(PAGE_SIZE, pageParam),
      responseSchema: NotificationPage,
      keepUnusedDataFor: 0, // Reopening the page fetches again
    }),
    markRead: callMutation(build, notificationsCalls.read, (body: ReadInput) => ({ body }), {
      responseSchema: UnreadCount,
      async onQueryStarted(read, { dispatch, queryFulfilled }) {
        lastRead += 1;
        const request = lastRead;
        const readAt = Date.now();
        const replace = (from: number | null, to: number | null) =>
          dispatch(
            notificationsApi.util.updateQueryData('notificationPages', undefined, ({ pages }) => {
              for (const each of pages.flatMap(({ notifications }) => notifications))
                if (each.readAt === from && covers(read, each)) each.readAt = to;
            }),
          );
        replace(null, readAt);
        const response = await queryFulfilled.catch(() => null); // The caller shows the failure
        // `undo` restores by index, which is wrong if the list has changed.
        if (response === null) replace(readAt, null);
        if (response === null || request < shownRead) return;
        shownRead = request;
        dispatch(notificationsApi.util.updateQueryData('unreadCount', undefined, () => response.data.unread));
      },
    }),
  }),
});

export const { useUnreadCountQuery, useNotificationPagesInfiniteQuery, useMarkReadMutation } =
  notificationsApi;
