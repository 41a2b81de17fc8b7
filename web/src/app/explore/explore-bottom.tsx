import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { storeReopen } from '../../shared/loading/reopen-after-load.js';
import '../../shared/ui/button.css';
import { useConnected, useIsWide } from '../../shared/ui/device.js';
import { Icon } from '../../shared/ui/icon.js';
import { Strip } from '../../shared/ui/strip.js';
import { useHeightProperty } from '../home/use-height-property.js';
import './explore.tr.js';
import { SignInLink } from './sign-in-link.js';

interface ExploreBottomProps {
  /** Undefined until known. */
  count: number | undefined;
  /** Text about the linked route or offer; null if no link was opened. */
  wantedText: string | null;
  isLimited: boolean;
  hasFailed: boolean;
}

export function ExploreBottom({ count, wantedText, isLimited, hasFailed }: ExploreBottomProps) {
  const { t } = useTranslation('explore');
  const wide = useIsWide();
  const isConnected = useConnected();
  const box = useRef<HTMLElement>(null);
  useHeightProperty(box, '--map-inset-bottom');
  const renderStrip = () => {
    if (!isConnected) return <Strip icon="offline">{t('offline')}</Strip>;
    if (hasFailed) return <Strip icon="alert">{t('failed')}</Strip>;
    return isLimited && <Strip icon="about">{t('limited')}</Strip>;
  };
  const countText = () => {
    if (count === undefined) return t('counting');
    return count === 0 ? t('empty') : t('count', { count });
  };
  // Wide screens show the fields of the search beside the map.
  const openSearchAtHome = () => wide || storeReopen('sheet', 'search');
  return (
    <section ref={box} className="home-bottom explore-bottom" aria-label={t('bottom')} data-covers-map>
      {renderStrip()}
      <p className="explore-count numbers">{countText()}</p>
      {wantedText === null ? (
        <p className="explore-hint">{t('hint')}</p>
      ) : (
        <p className="explore-route">{wantedText}</p>
      )}
      <div className="explore-actions">
        <SignInLink className="button" aria-label={t('searchLabel')} onFollow={openSearchAtHome}>
          <Icon name="search" size={20} />
          {t('search')}
        </SignInLink>
        <SignInLink className="button button-action">{t('continue')}</SignInLink>
      </div>
    </section>
  );
}
