import type { CurrentUser } from '@rotadas/contracts/users/user';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnPosition } from '../../features/own-position/own-position-context.js';
import { usePlanned } from '../../features/providing/use-planned.js';
import { InstallStrip } from '../../shared/install/install-strip.js';
import type { RouteToSave } from '../../shared/saved-routes/route-to-save.js';
import { Strip } from '../../shared/ui/strip.js';
import { useConnected } from '../../shared/ui/use-connected.js';
import { useIsWide } from '../../shared/ui/use-is-wide.js';
import { ProviderStrips, SaveRouteStrip } from './lazy-parts.js';
import type { NoResults } from './use-home-results.js';

interface ExpiredOffer {
  others: number;
  onShowOthers: () => void;
  onRead: () => void;
}

interface HomeStripsProps {
  user: CurrentUser | undefined;
  userFailed: boolean;
  listFailed: boolean;
  noResults: NoResults | null;
  searchedRoute: RouteToSave | null;
  onClearFilters: () => void;
  onShowEveryone: () => void;
  /** Set if the offer of a link is no longer live. */
  expired: ExpiredOffer | null;
  firstLook: string | null;
  onReload: () => void;
  onOpenOffer: () => void;
}

export function HomeStrips(props: HomeStripsProps) {
  const { user, userFailed, listFailed, noResults, onReload } = props;
  const { firstLook, expired, onClearFilters, searchedRoute, onShowEveryone } = props;
  const { problem, refresh, mustStayOpen, onStayOpenRead } = useOwnPosition();
  const { t } = useTranslation(['home', 'search', 'shared', 'own-position']);
  const connected = useConnected();
  const wide = useIsWide();
  const warning = () => {
    const again = { label: t('shared:retry'), onClick: onReload };
    if (!connected) return <Strip icon="offline">{t('offline')}</Strip>;
    if (listFailed)
      return (
        <Strip icon="alert" action={again}>
          {t('listFailed')}
        </Strip>
      );
    if (userFailed && user === undefined)
      return (
        <Strip icon="alert" action={again}>
          {t('userFailed')}
        </Strip>
      );
    if (expired !== null) {
      const { others, onShowOthers, onRead } = expired;
      const showOthers = () => {
        onRead();
        onShowOthers();
      };
      const action = wide // the list beside the map shows the others
        ? { label: t('shared:ok'), onClick: onRead }
        : { label: t('expired.others'), onClick: showOthers };
      return (
        <Strip icon="about" action={action}>
          {others > 0 ? t('expired.butOthers', { count: others }) : t('expired.alone')}
        </Strip>
      );
    }
    if (problem !== null) {
      return (
        <Strip icon="place" action={{ label: t('shared:retry'), onClick: () => void refresh() }}>
          {problem}
        </Strip>
      );
    }
    if (mustStayOpen) {
      return (
        <Strip icon="about" action={{ label: t('own-position:stayOpenRead'), onClick: onStayOpenRead }}>
          {t('own-position:stayOpen')}
        </Strip>
      );
    }
    if (firstLook !== null) return <Strip icon="search">{firstLook}</Strip>;
    if (searchedRoute !== null && (noResults === null || wide)) {
      return (
        <Strip icon="filter" action={{ label: t('showEveryone'), onClick: onShowEveryone }}>
          {t('onlyRoute')}
        </Strip>
      );
    }
    if (noResults === null || wide) return <InstallStrip />;
    if (noResults === 'filtered') {
      return (
        <Strip icon="filter" action={{ label: t('search:filters.clear'), onClick: onClearFilters }}>
          {t('filteredOut')}
        </Strip>
      );
    }
    if (searchedRoute === null) return <Strip icon="search">{t('empty')}</Strip>;
    return (
      <Suspense fallback={<Strip icon="search">{t('emptyRoute')}</Strip>}>
        <SaveRouteStrip route={searchedRoute} text={t('emptyRoute')} />
      </Suspense>
    );
  };
  return (
    <>
      {warning()}
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
