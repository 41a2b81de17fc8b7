import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.js';
import { Button } from '../../shared/ui/button.js';
import { Icon } from '../../shared/ui/icon.js';
import { Tooltip } from '../../shared/ui/tooltip.js';

interface BottomBarProps {
  online: boolean;
  locating: boolean;
  /** Agreements with something to answer or to read. */
  waiting: number;
  onSearch: () => void;
  onProvide: () => void;
  onRefresh: () => void;
}

export function BottomBar({ online, locating, waiting, onSearch, onProvide, onRefresh }: BottomBarProps) {
  const { t } = useTranslation('home');
  return (
    <nav className="bottom-bar" aria-label={t('bar.label')}>
      <Tooltip text={t('searchLabel')}>
        <button type="button" className="bottom-side" onClick={onSearch} aria-label={t('searchLabel')}>
          <Icon name="search" />
          <span aria-hidden="true">{t('bar.search')}</span>
        </button>
      </Tooltip>
      <Link
        className="bottom-side"
        to={PATHS.agreements}
        aria-label={waiting > 0 ? t('bar.agreementsWaiting', { count: waiting }) : undefined}
      >
        <Icon name="agreement" />
        <span>{t('bar.agreements')}</span>
        {waiting > 0 && (
          <span className="avatar-count bottom-count numbers" data-count={waiting} aria-hidden="true" />
        )}
      </Link>
      <Button variant="action" className="bottom-main" onClick={onProvide}>
        <Icon name={online ? 'stop' : 'play'} size={22} />
        {online ? t('bar.stop') : t('bar.start')}
      </Button>
      <button type="button" className="bottom-side" onClick={onRefresh} disabled={locating}>
        <Icon name="refresh" />
        <span>{t('bar.refresh')}</span>
      </button>
    </nav>
  );
}

interface RecentreButtonProps {
  busy: boolean;
  onClick: () => void;
}

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

export function FollowButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('home');
  return (
    <button type="button" className="follow" onClick={onClick}>
      <Icon name="place" size={20} />
      {t('follow')}
    </button>
  );
}
