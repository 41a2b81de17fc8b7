import { AGREEMENTS_PAGE_PATH, type Notification } from '@rotadas/contracts/notifications/notification';
import type { ReadInput } from '@rotadas/contracts/notifications/notification-page';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { leaveIfConfirmed } from '../../shared/navigation/leave-guard.js';
import { live } from '../../shared/live/live-connection.js';
import { api, STATUS_TAGS } from '../../shared/api/api.js';
import { setAppBadge } from '../../shared/badge/app-badge.js';
import { logWarning } from '../../shared/log/log.js';
import { PATHS } from '../../shared/paths.js';
import { rungRequests } from '../../shared/ring/rung-requests.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { usePageVisible } from '../../shared/ui/use-page-visible.js';
import { useMarkReadMutation, useUnreadCountQuery } from './notifications.api.js';

/** Calls `onArrival` for each notification that arrives over the live connection. */
export function useNewNotifications(onArrival: (notification: Notification) => void): void {
  const notify = useEffectEvent(onArrival);
  useEffect(
    () =>
      live.subscribe({
        onFrame: (frame) => {
          if (frame.type === 'notification') notify(frame.notification);
        },
      }),
    [],
  );
}

/** Posted when the user taps a system notification or its button. */
const WorkerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification-tapped'), id: z.number(), link: z.string() }),
  z.object({ type: z.literal('offer-started') }),
]);

/** Hash that the service worker adds to the URL when no page of the app is open. */
const TAPPED_HASH = /^#bildirim=(\d+)$/;

interface WorkerHandlers {
  onTap: (tapped: { id: number; link: string }) => void;
  onOfferStarted: () => void;
}

function useWorkerMessages({ onTap, onOfferStarted }: WorkerHandlers): void {
  const notify = useEffectEvent(onTap);
  const refresh = useEffectEvent(onOfferStarted);
  useEffect(() => {
    const id = TAPPED_HASH.exec(window.location.hash)?.[1];
    if (id !== undefined) notify({ id: Number(id), link: window.location.pathname + window.location.search });
  }, []);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const worker = navigator.serviceWorker;
    const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
      const message = WorkerMessage.safeParse(data).data;
      if (message?.type === 'offer-started') refresh();
      if (message?.type !== 'notification-tapped') return;
      ports[0]?.postMessage('opened');
      notify(message);
    };
    worker.addEventListener('message', onMessage);
    return () => worker.removeEventListener('message', onMessage);
  }, []);
}

/** Time for a request to ring, which needs no toast then, ms. */
const RING_WITHIN_MS = 3_000;

/** Polls too, since some proxies block the live connection. */
const POLLING = { pollingInterval: 60_000, skipPollingIfUnfocused: true };

export function NotificationToaster() {
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data: unread } = useUnreadCountQuery(undefined, POLLING);
  const dispatch = useDispatch();
  const [markRead] = useMarkReadMutation();
  useEffect(() => {
    if (unread !== undefined) setAppBadge(unread);
  }, [unread]);
  const markReadQuietly = (read: ReadInput) =>
    void markRead(read)
      .unwrap()
      .catch((error: unknown) => logWarning('failed to mark a notification as read', error));
  // An agreement shows what its notifications are about.
  const isAgreement = usePageVisible() && pathname.startsWith(`${AGREEMENTS_PAGE_PATH}/`);
  const readShown = useEffectEvent(() => markReadQuietly({ link: pathname }));
  useEffect(() => {
    if (isAgreement && unread) readShown();
  }, [isAgreement, pathname, unread]);
  const open = ({ id, link }: { id: number; link: string }, replace = false) => {
    markReadQuietly({ ids: [id] });
    void navigate(link, { replace });
  };
  const show = (notification: Notification) =>
    showToast({
      title: notification.title,
      description: notification.text,
      action: { label: t('toasts.show'), onClick: () => leaveIfConfirmed(() => open(notification)) },
    });
  useNewNotifications((notification) => {
    // The search results must contain the new offer when the toast appears.
    if (notification.kind === 'route-matched') dispatch(api.util.invalidateTags(['Matches']));
    if (pathname === PATHS.notifications || pathname === notification.link) return;
    if (notification.kind !== 'agreement' || notification.data.news !== 'requested')
      return show(notification);
    const { agreementId } = notification.data;
    setTimeout(() => rungRequests.has(agreementId) || show(notification), RING_WITHIN_MS);
  });
  useWorkerMessages({
    onTap: (tapped) => leaveIfConfirmed(() => open(tapped, TAPPED_HASH.test(window.location.hash))),
    onOfferStarted: () => void dispatch(api.util.invalidateTags([...STATUS_TAGS])),
  });
  return null;
}
