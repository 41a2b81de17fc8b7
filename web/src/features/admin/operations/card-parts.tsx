import { useTranslation } from 'react-i18next';
import '../status-badge.css';

export function StateBadge({ isUnusual }: { isUnusual: boolean | null }) {
  const { t } = useTranslation('operations');
  if (isUnusual === null) return <span className="status-badge status-closed">{t('state.unknown')}</span>;
  if (isUnusual) return <span className="status-badge status-new">{t('state.unusual')}</span>;
  return <span className="status-badge status-solved">{t('state.normal')}</span>;
}

export function Advice({ text, isUnusual }: { text: string; isUnusual: boolean | null }) {
  const { t } = useTranslation('operations');
  return (
    <details className="card-advice" open={isUnusual === true}>
      <summary>{t('whatToDo')}</summary>
      <p>{text}</p>
    </details>
  );
}
