import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../shared/api/api.js';
import { setAppBadge } from '../../shared/badge/app-badge.js';
import { logWarning } from '../../shared/log/log.js';
import { PATHS } from '../../shared/paths.js';
import { showToast } from '../../shared/toast/toast-store.js';
import { useMarkReadMutation, useUnreadQuery } from './notifications.api.js';
import { useArrivals } from './use-arrivals.js';
import { usePushedLinks } from './use-pushed-links.js';

/**
 * Stands behind every screen of a signed-in user: a toast for what comes, unless the inbox is open,
 * the count on the app's icon, and the way to what was tapped outside.
 */
export function NotificationTeller() {
  const { t } = useTranslation('shared');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data: unread } = useUnreadQuery(undefined);
  const dispatch = useDispatch();
  const [markRead] = useMarkReadMutation();
  useEffect(() => {
    if (unread !== undefined) setAppBadge(unread);
  }, [unread]);
  const open = ({ id, link }: { id: number; link: string }, replace = false) => {
    markRead({ ids: [id] })
      .unwrap()
      .catch((error: unknown) => logWarning('a notification stays unread', error));
    void navigate(link, { replace });
  };
  useArrivals((notification) => {
    // a searched route lists the new offer as soon as the toast says so
    if (notification.kind === 'route-matched') dispatch(api.util.invalidateTags(['Matches']));
    if (pathname === PATHS.notifications) return;
    showToast({
      title: notification.title,
      description: notification.text,
      action: { label: t('toasts.show'), onClick: () => open(notification) },
    });
  });
  usePushedLinks((tapped) => open(tapped, window.location.hash !== ''));
  return null;
}
