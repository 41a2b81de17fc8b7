import type { Notification } from '@rotadas/contracts/notifications/notification';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ServiceTypeMark } from '../../shared/service-types/service-type-mark.js';
import { ageText, momentText } from '../../shared/time/time-texts.js';
import { Icon } from '../../shared/ui/icon.js';

interface NotificationCardProps {
  notification: Notification;
  now: number;
  onOpen: () => void;
}

export function NotificationCard({ notification, now, onOpen }: NotificationCardProps) {
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
            <Icon name="clock" />
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
