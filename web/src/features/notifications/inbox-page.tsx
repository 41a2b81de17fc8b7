import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { EmptyInbox } from './empty-inbox.js';
import './inbox-page.css';
import {
  useMarkReadMutation,
  useNotificationPagesInfiniteQuery,
  useUnreadCountQuery,
} from './notifications.api.js';
import { useNewNotifications } from './notification-toaster.js';
import './notifications.tr.js';
import { Button } from '../../shared/ui/button.js';
import { ListEnd } from '../../shared/ui/list-end.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { ageText, momentText, useNow } from '../../shared/time/time-texts.js';
import type { Notification } from '@rotadas/contracts/notifications/notification';
import { ServiceTypeMark } from '../../shared/service-types/service-type-mark.js';
import { Icon } from '../../shared/ui/icon.js';

/** Refresh interval of relative times, ms. */
const AGE_INTERVAL_MS = 30_000;

/** Newest first. New notifications appear on a press, so that the list does not move. */
export function InboxPage() {
  const { t } = useTranslation('notifications');
  const now = useNow(AGE_INTERVAL_MS);
  const query = useNotificationPagesInfiniteQuery(undefined);
  const { data: unread } = useUnreadCountQuery(undefined);
  const [markRead, { isLoading: isMarking }] = useMarkReadMutation();
  const [newer, setNewer] = useState(0);
  useNewNotifications(() => setNewer((count) => count + 1));
  const notifications = query.currentData?.pages.flatMap((page) => page.notifications);
  const reload = () => {
    setNewer(0);
    void query.refetch();
  };
  if (notifications === undefined)
    return (
      <QueryState
        query={{ isError: query.isError, refetch: reload }}
        loading={t('loading')}
        rows={5}
        failed={t('failed')}
      />
    );
  const [newest] = notifications;
  if (newest === undefined && newer === 0) return <EmptyInbox />;
  const readAll = async () => {
    if (newest) await withFailureToast(markRead({ upTo: newest.id }).unwrap(), t('readFailed'));
  };
  return (
    <>
      <div className="inbox-head">
        <button
          type="button"
          className="link-button"
          disabled={isMarking || unread === 0}
          onClick={() => void readAll()}
        >
          {t('readAll')}
        </button>
        {newer > 0 && (
          <Button variant="primary" className="inbox-newer numbers" onClick={reload}>
            {t('newer', { count: newer })}
          </Button>
        )}
      </div>
      <ul className="inbox">
        {notifications.map((notification) => (
          <NotificationCard
            key={notification.id}
            notification={notification}
            now={now}
            onOpen={() => void markRead({ ids: [notification.id] })}
          />
        ))}
      </ul>
      <ListEnd query={query} failed={t('failed')} more={t('more')} loading={t('loading')} />
    </>
  );
}

const ICONS = {
  'matches-summary': 'bell',
  'departure-due': 'clock',
  agreement: 'user',
  message: 'chat',
  reminder: 'clock',
  rating: 'check',
  account: 'user',
} as const;

interface NotificationCardProps {
  notification: Notification;
  now: number;
  onOpen: () => void;
}

function NotificationCard({ notification, now, onOpen }: NotificationCardProps) {
  const { t } = useTranslation('notifications');
  const { title, text, link, createdAt, readAt } = notification;
  const isUnread = readAt === null;
  return (
    <li>
      <Link
        className={isUnread ? 'inbox-card inbox-card-unread' : 'inbox-card'}
        to={link}
        onClick={() => isUnread && onOpen()}
      >
        <span className="inbox-mark">
          {notification.kind === 'route-matched' ? (
            <ServiceTypeMark type={notification.data.serviceType} size={32} />
          ) : (
            <Icon name={ICONS[notification.kind]} />
          )}
        </span>
        <span className="inbox-words">
          <strong>{title}</strong>
          <span>{text}</span>
          <time
            className="numbers"
            dateTime={new Date(createdAt).toISOString()}
            title={momentText(createdAt)}
          >
            {ageText(createdAt, now)}
          </time>
        </span>
        {isUnread && (
          <span className="inbox-dot">
            <span className="visually-hidden">{t('unread')}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
