import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useNavigate } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { Brand } from '../../shared/ui/brand.js';
import { FullScreenSpinner } from '../../shared/ui/spinner.js';
import './admin-frame.css';
import { QueuesButton } from './queues-button.js';
import './admin.tr.js';
import { logWarning } from '../../shared/log/log.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { showError } from '../../shared/toast/toast-store.js';

interface AdminFrameProps {
  title: string;
  children: ReactNode;
}

/** Layout of every admin page; renders its content only for admins. */
export function AdminFrame({ title, children }: AdminFrameProps) {
  const { t } = useTranslation(['admin', 'shared']);
  if (!useAdminGate()) return <FullScreenSpinner />;
  return (
    <div className="admin">
      <title>{`${title} · Rotadaş`}</title>
      <header className="admin-head">
        <Brand />
        <nav className="admin-nav" aria-label={t('pages')}>
          <NavLink className="button" to={PATHS.admin} end>
            {t('reports')}
          </NavLink>
          <NavLink className="button" to={PATHS.cases}>
            {t('cases')}
          </NavLink>
          <NavLink className="button" to={PATHS.people}>
            {t('people')}
          </NavLink>
          <NavLink className="button" to={PATHS.appeals}>
            {t('appeals')}
          </NavLink>
          <NavLink className="button" to={PATHS.operations}>
            {t('operations')}
          </NavLink>
          <NavLink className="button" to={PATHS.auditLog}>
            {t('auditLog')}
          </NavLink>
          <QueuesButton />
          <Link className="button" to={PATHS.home}>
            {t('shared:backToMap')}
          </Link>
        </nav>
      </header>
      <main className="admin-main">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

/** False until the user is known to be an admin; redirects other users home with a toast. */
function useAdminGate(): boolean {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { data: user, isError, error } = useCurrentUserQuery(undefined);
  const verdict = user ? (user.isAdmin ? 'admin' : 'forbidden') : isError ? 'unverified' : 'unknown';

  const leave = useEffectEvent((reason: 'forbidden' | 'unverified') => {
    if (reason === 'unverified') logWarning(t('unverified.log'), error);
    showError(t(`${reason}.title`), t(`${reason}.text`));
    void navigate(PATHS.home, { replace: true });
  });
  useEffect(() => {
    if (verdict === 'forbidden' || verdict === 'unverified') leave(verdict);
  }, [verdict]);
  return verdict === 'admin';
}
