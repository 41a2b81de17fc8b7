import { useTranslation } from 'react-i18next';
import { AdminFrame } from './admin-frame.js';
import { ReportPanel } from './reports/report-panel.js';
import './admin.tr.js';

export function AdminPage() {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame title={t('title')}>
      <ReportPanel />
    </AdminFrame>
  );
}
