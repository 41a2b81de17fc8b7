import type { CurrentUser } from '@rotadas/contracts/users/user';
import { type ComponentProps, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOwnPosition } from '../../features/own-position/own-position-provider.js';
import { usePlanned } from '../../features/providing/use-planned.js';
import { NO_FILTERS } from '../../features/search/filters.js';
import { emptyText, peopleIn } from '../../features/search/group-counts.js';
import { type Search, type SearchChange, unknownEnds } from '../../features/search/search.js';
import { useAttentionCount } from '../../shared/agreements/agreement-frames.js';
import { useObservable } from '../../shared/observable.js';
import { PATHS } from '../../shared/paths.js';
import { openLocationHelp } from '../../shared/position/location-help.js';
import { activeDevice } from '../../shared/position/active-device.js';
import { InstallStrip } from '../../shared/install/install-strip.js';
import { useConnected, useIsWide } from '../../shared/ui/device.js';
import { Strip } from '../../shared/ui/strip.js';
import type { HomeListProps } from './home-list.js';
import { ListSheet } from './list-sheet.js';
import type { HomeSheet } from './home-overlays.js';
import { DeviceStrip, LiveHelp, ProviderStrips, SaveRouteStrip } from './lazy-parts.js';
import { BottomBar, FollowButton, RecentreButton } from './map-controls.js';
import type { HomeResults } from './use-home-results.js';
import { useHeightProperty } from './use-height-property.js';
import { type MapCamera, nearestText } from './use-map-camera.js';
import type { LinkResult } from './use-map-links.js';

interface HomeBottomProps {
  results: HomeResults;
  camera: MapCamera;
  list: HomeListProps;
  expired: LinkResult['expired'];
  openSheet: HomeSheet;
  setOpenSheet: (sheet: HomeSheet) => void;
  onShowList: () => void;
  onSearch: (change: SearchChange) => void;
  onOpenSearch: () => void;
  search: Search;
  /** Whether an end of the search is still being looked up. */
  isResolving: boolean;
}

export function HomeBottom(props: HomeBottomProps) {
  const { results, camera, list, openSheet, setOpenSheet, onOpenSearch } = props;
  const { t } = useTranslation('home');
  const wide = useIsWide();
  const waiting = useAttentionCount('open') + useAttentionCount('past');
  const ownPosition = useOwnPosition();
  const { position } = ownPosition;
  const online = results.user?.isOnline === true;
  const box = useRef<HTMLElement>(null);
  // Keeps the map's scale and attribution above this box.
  useHeightProperty(box, '--map-inset-bottom');
  return (
    <section ref={box} className="home-bottom" aria-label={t('bottom')} data-covers-map>
      <div className="home-recentre" data-covers-map>
        {camera.isAway && position && <FollowButton onClick={() => camera.returnToUser(position)} />}
        <RecentreButton
          busy={ownPosition.busy}
          onClick={() => void ownPosition.recentre(camera.returnToUser)}
        />
      </div>
      {!wide && (
        <ListSheet
          list={list}
          expanded={openSheet === 'list'}
          showsFirstRow={!online} // While online, drivers need the whole map.
          onExpanded={(open) => setOpenSheet(open ? 'list' : null)}
        />
      )}
      <HomeStrips {...props} />
      <BottomBar
        online={online}
        locating={ownPosition.busy}
        waiting={waiting}
        onSearch={onOpenSearch}
        onProvide={() => setOpenSheet('provide')}
        onRefresh={() => void ownPosition.refresh()}
      />
    </section>
  );
}

function HomeStrips(props: HomeBottomProps) {
  const { results, camera, expired, openSheet, search } = props;
  const { setOpenSheet, onSearch, onOpenSearch, onShowList } = props;
  const { user, routeSearch, counts, hasNoResults, filterText } = results;
  const listIsOpen = openSheet === 'list'; // Phones only. The open list shows its own notes.
  const unknown = props.isResolving ? [] : unknownEnds(search.route);
  const searchedRoute = routeSearch && counts ? routeSearch.outcome.searchedRoute : null;
  const { position, problem, dismissProblem, refresh, mustStayOpen, dismissStayOpen } = useOwnPosition();
  const { t } = useTranslation(['home', 'search', 'shared', 'own-position']);
  const navigate = useNavigate();
  const connected = useConnected();
  const wide = useIsWide();
  const retry = (onClick: () => void) => ({ label: t('shared:retry'), onClick });
  const toStrip = (): ComponentProps<typeof Strip> | null => {
    if (!connected) return { icon: 'offline', children: t('offline') };
    if (results.hasListFailed)
      return { icon: 'alert', action: retry(results.refetchAll), children: t('listFailed') };
    if (results.hasUserFailed && user === undefined)
      return { icon: 'alert', action: retry(results.refetchAll), children: t('userFailed') };
    if (expired !== null) {
      const { onDismiss } = expired;
      const showOthers = () => {
        onDismiss();
        onShowList();
      };
      const action = wide // Wide screens already show the other offers beside the map.
        ? { label: t('shared:ok'), onClick: onDismiss }
        : { label: t('expired.others'), onClick: showOthers };
      const count = counts ? peopleIn(counts, 'onRoute') : 0;
      const text = count > 0 ? t('expired.butOthers', { count }) : t('expired.alone');
      return { icon: 'about', action, children: text };
    }
    if (problem !== null) {
      const action = problem.isDenied
        ? { label: t('howToAllow'), onClick: openLocationHelp }
        : retry(() => void refresh());
      const children = (
        <>
          {problem.message} {camera.showsBusiestPlace && <span>{t('busiestPlace')}</span>}
        </>
      );
      return { icon: 'place', action, onClose: dismissProblem, children };
    }
    if (mustStayOpen) {
      const action = { label: t('own-position:inPocket'), onClick: () => void navigate(PATHS.devices) };
      return { icon: 'about', action, onClose: dismissStayOpen, children: t('own-position:stayOpen') };
    }
    if (unknown.length > 0 && !wide) {
      const action = { label: t('choosePlace'), onClick: onOpenSearch };
      const ends = unknown.map((name) => `“${name}”`).join(' ve ');
      return { icon: 'place', action, children: t('unknownEnds', { ends }) };
    }
    if (search.ignoresRoute) {
      const action = { label: t('showRoute'), onClick: () => onSearch({ ignoresRoute: false }) };
      return { icon: 'filter', action, children: t('everyone') };
    }
    const nearest =
      camera.showsNearest && routeSearch === null ? nearestText(position, results.listed) : null;
    if (nearest !== null) return { icon: 'search', children: nearest };
    if (searchedRoute !== null && (!hasNoResults || wide)) {
      const action = { label: t('showEveryone'), onClick: () => onSearch({ ignoresRoute: true }) };
      return { icon: 'filter', action, children: t('onlyRoute') };
    }
    if (hasNoResults && filterText !== null && !wide && !listIsOpen) {
      const action = { label: t('search:filters.clear'), onClick: () => onSearch({ filters: NO_FILTERS }) };
      return { icon: 'filter', action, children: filterText };
    }
    return null;
  };
  const renderStrip = () => {
    const strip = toStrip();
    if (strip !== null) return <Strip {...strip} />;
    if (!hasNoResults || wide) return <InstallStrip />;
    if (listIsOpen) return null;
    if (searchedRoute === null) return <Strip icon="search">{emptyText(search.type)}</Strip>;
    return (
      <Suspense fallback={<Strip icon="search">{t('emptyRoute')}</Strip>}>
        <SaveRouteStrip route={searchedRoute} text={t('emptyRoute')} />
      </Suspense>
    );
  };
  return (
    <>
      {renderStrip()}
      {user && <OwnOffers user={user} onOpen={setOpenSheet} />}
    </>
  );
}

/** Help during the user's own live offer. */
const OWN_TRIP = { trip: {} };

interface OwnOffersProps {
  user: CurrentUser;
  onOpen: HomeBottomProps['setOpenSheet'];
}

function OwnOffers({ user, onOpen }: OwnOffersProps) {
  const { planned } = usePlanned();
  const device = useObservable(activeDevice);
  if (!user.isOnline && planned.length === 0) return null;
  return (
    <Suspense>
      {device && <DeviceStrip device={device} />}
      <ProviderStrips
        user={user}
        onOpen={() => onOpen('offer')}
        onOpenList={() => onOpen('offers')}
        help={<LiveHelp className="strip strip-help" help={OWN_TRIP} />}
      />
    </Suspense>
  );
}
