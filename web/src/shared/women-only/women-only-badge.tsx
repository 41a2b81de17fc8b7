import { useTranslation } from 'react-i18next';
import './women-only.css';

/** Marks an offer or an agreement that is for women alone; nothing for others. */
export function WomenOnlyBadge({ womenOnly }: { womenOnly?: true | undefined }) {
  const { t } = useTranslation('shared');
  return womenOnly && <span className="women-only-badge">{t('womenOnly.badge')}</span>;
}
