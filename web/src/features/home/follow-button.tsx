import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/ui/icon.js';
import './follow-button.css';

/** Brings the map back to an online provider who moved it away, and has it go along again. */
export function FollowButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('home');
  return (
    <button type="button" className="follow" onClick={onClick}>
      <Icon name="place" size={20} />
      {t('follow')}
    </button>
  );
}
