import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { Brand } from '../../shared/ui/brand.js';
import { FullScreenSpinner } from '../../shared/ui/spinner.js';
import './admin-frame.css';
import { QueuesButton } from './queues-button.js';
import { useAdminGate } from './use-admin-gate.js';
import './admin.tr.js';

interface AdminFrameProps {
  title: string;
  children: ReactNode;
}

/** Layout of every admin page; renders its content only for admins. */
export function AdminFrame({ title, children }: AdminFrameProps) {
  const { t } = useTranslation('admin');
  const admin = useAdminGate();
  if (admin === null) return <FullScreenSpinner />;
  return (
    <div className="admin">
      <title>{`${title} · Rotadaş`}</title>
      <header className="admin-head">
        <Brand />
        <nav className="admin-nav" aria-label={t('ways')}>
          <NavLink className="button" to={PATHS.admin} end>
            {t('reports')}
          </NavLink>
          <NavLink className="button" to={PATHS.operations}>
            {t('operations')}
          </NavLink>
          <NavLink className="button" to={PATHS.auditLog}>
            {t('acts')}
          </NavLink>
          <QueuesButton />
          <Link className="button" to={PATHS.home}>
            {t('back')}
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
