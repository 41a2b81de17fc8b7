import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/ui/icon.js';
import { Tooltip } from '../../shared/ui/tooltip.js';
import './map-buttons.css';

interface RecentreButtonProps {
  busy: boolean;
  onClick: () => void;
}

/** The round button that moves the map back to the user (spec 2). */
export function RecentreButton({ busy, onClick }: RecentreButtonProps) {
  const { t } = useTranslation('home');
  return (
    <Tooltip text={t('recentre')} placement="left">
      <button
        type="button"
        className="recentre"
        aria-label={t('recentre')}
        aria-busy={busy}
        disabled={busy}
        onClick={onClick}
      >
        <Icon name="recentre" />
      </button>
    </Tooltip>
  );
}

/** Moves the map back to an online provider, and follows again. */
export function FollowButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('home');
  return (
    <button type="button" className="follow" onClick={onClick}>
      <Icon name="place" size={20} />
      {t('follow')}
    </button>
  );
}
