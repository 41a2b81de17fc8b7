import { useTranslation } from 'react-i18next';
import '../status-badge.css';

/** Whether something is as it should be, as a colour and a word; null where nobody knows. */
export function StateBadge({ isUnusual }: { isUnusual: boolean | null }) {
  const { t } = useTranslation('operations');
  if (isUnusual === null) return <span className="status-badge status-closed">{t('state.unknown')}</span>;
  if (isUnusual) return <span className="status-badge status-new">{t('state.unusual')}</span>;
  return <span className="status-badge status-solved">{t('state.normal')}</span>;
}
