import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { Brand } from '../../shared/ui/brand.js';
import { FullScreenSpinner } from '../../shared/ui/spinner.js';
import './admin-page.css';
import { QueuesButton } from './queues-button.js';
import { ReportPanel } from './report-panel.js';
import { useAdminGate } from './use-admin-gate.js';

/** The admins' panel of problem reports (spec 2). */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const admin = useAdminGate();
  if (admin === null) return <FullScreenSpinner />;
  return (
    <div className="admin">
      <title>{`${t('title')} · Rotadaş`}</title>
      <header className="admin-head">
        <Brand />
        <nav className="admin-ways" aria-label={t('ways')}>
          <QueuesButton />
          <Link className="button" to={PATHS.home}>
            {t('back')}
          </Link>
        </nav>
      </header>
      <main className="admin-main">
        <h1>{t('title')}</h1>
        <ReportPanel />
      </main>
    </div>
  );
}
