import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { PageFrame } from '../../shared/ui/page-frame.js';
import { SkeletonList } from '../../shared/ui/skeleton-list.js';
import '../../shared/ui/tabs.css';
import { useUnreadCountQuery } from './notifications.api.js';
import './notifications.tr.js';

export function NotificationsFrame() {
  const { t } = useTranslation(['notifications', 'shared']);
  const { data: unread = 0 } = useUnreadCountQuery(undefined);
  const sections = [
    { to: PATHS.notifications, name: t('sections.inbox'), count: unread },
    { to: PATHS.savedRoutes, name: t('sections.routes'), count: 0 },
    { to: PATHS.notificationSettings, name: t('sections.settings'), count: 0 },
  ];
  return (
    <PageFrame title={t('title')}>
      <nav className="tabs" aria-label={t('sections.label')}>
        {sections.map(({ to, name, count }) => (
          <NavLink key={to} className="tab" to={to} end replace>
            {name}
            {count > 0 && <span className="tab-count numbers">{count}</span>}
          </NavLink>
        ))}
      </nav>
      <Suspense fallback={<SkeletonList label={t('shared:loading')} rows={4} />}>
        <Outlet />
      </Suspense>
    </PageFrame>
  );
}
