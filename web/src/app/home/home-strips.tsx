import type { CurrentUser } from '@rotadas/contracts/users/user';
import { type ComponentProps, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnPosition } from '../../features/own-position/own-position-provider.js';
import { usePlanned } from '../../features/providing/use-planned.js';
import { InstallStrip } from '../../shared/install/install-strip.js';
import type { RouteToSave } from '../../shared/saved-routes/route-to-save.js';
import { Strip } from '../../shared/ui/strip.js';
import { ProviderStrips, SaveRouteStrip } from './lazy-parts.js';
import { useConnected, useIsWide } from '../../shared/ui/device.js';

interface ExpiredOffer {
  others: number;
  onShowOthers: () => void;
  onRead: () => void;
}

interface HomeStripsProps {
  user: CurrentUser | undefined;
  userFailed: boolean;
  listFailed: boolean;
  hasNoResults: boolean;
  filteredOut: number;
  searchedRoute: RouteToSave | null;
  onClearFilters: () => void;
  onShowEveryone: () => void;
  /** Set if the offer of a link is no longer live. */
  expired: ExpiredOffer | null;
  nearestNote: string | null;
  onReload: () => void;
  onOpenOffer: () => void;
}

export function HomeStrips(props: HomeStripsProps) {
  const { user, userFailed, listFailed, hasNoResults, filteredOut, onReload } = props;
  const { nearestNote, expired, onClearFilters, searchedRoute, onShowEveryone } = props;
  const { problem, refresh, mustStayOpen, onStayOpenRead } = useOwnPosition();
  const { t } = useTranslation(['home', 'search', 'shared', 'own-position']);
  const connected = useConnected();
  const wide = useIsWide();
  const retry = (onClick: () => void) => ({ label: t('shared:retry'), onClick });
  const toStrip = (): ComponentProps<typeof Strip> | null => {
    if (!connected) return { icon: 'offline', children: t('offline') };
    if (listFailed) return { icon: 'alert', action: retry(onReload), children: t('listFailed') };
    if (userFailed && user === undefined)
      return { icon: 'alert', action: retry(onReload), children: t('userFailed') };
    if (expired !== null) {
      const { others, onShowOthers, onRead } = expired;
      const showOthers = () => {
        onRead();
        onShowOthers();
      };
      const action = wide // the list beside the map shows the others
        ? { label: t('shared:ok'), onClick: onRead }
        : { label: t('expired.others'), onClick: showOthers };
      const text = others > 0 ? t('expired.butOthers', { count: others }) : t('expired.alone');
      return { icon: 'about', action, children: text };
    }
    if (problem !== null) return { icon: 'place', action: retry(() => void refresh()), children: problem };
    if (mustStayOpen) {
      const action = { label: t('own-position:stayOpenRead'), onClick: onStayOpenRead };
      return { icon: 'about', action, children: t('own-position:stayOpen') };
    }
    if (nearestNote !== null) return { icon: 'search', children: nearestNote };
    if (searchedRoute !== null && (!hasNoResults || wide)) {
      const action = { label: t('showEveryone'), onClick: onShowEveryone };
      return { icon: 'filter', action, children: t('onlyRoute') };
    }
    if (hasNoResults && filteredOut > 0 && !wide) {
      const action = { label: t('search:filters.clear'), onClick: onClearFilters };
      return { icon: 'filter', action, children: t('filteredOut') };
    }
    return null;
  };
  const renderStrip = () => {
    const strip = toStrip();
    if (strip !== null) return <Strip {...strip} />;
    if (!hasNoResults || wide) return <InstallStrip />;
    if (searchedRoute === null) return <Strip icon="search">{t('empty')}</Strip>;
    return (
      <Suspense fallback={<Strip icon="search">{t('emptyRoute')}</Strip>}>
        <SaveRouteStrip route={searchedRoute} text={t('emptyRoute')} />
      </Suspense>
    );
  };
  return (
    <>
      {renderStrip()}
      {user && <OwnOffers user={user} onOpen={props.onOpenOffer} />}
    </>
  );
}

function OwnOffers({ user, onOpen }: { user: CurrentUser; onOpen: () => void }) {
  const { planned } = usePlanned();
  return (
    <Suspense>
      {(user.isOnline || planned.length > 0) && <ProviderStrips user={user} onOpen={onOpen} />}
    </Suspense>
  );
}
