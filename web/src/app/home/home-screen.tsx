import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { crowdOf } from '../../features/active-providers/live-view.js';
import { useOwnPosition } from '../../features/own-position/own-position-context.js';
import { InfoWindow } from '../../features/provider-info/info-window.js';
import { useWaitingOffer } from '../../features/providing/use-waiting-offer.js';
import { REFOCUS_ZOOM } from '../../shared/limits.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { useThemeMode } from '../../shared/theme/theme-mode.js';
import { useFirstTouch } from '../../shared/loading/use-first-touch.js';
import '../../shared/ui/button.css';
import { OverlaySpinner } from '../../shared/ui/spinner.js';
import { useWide } from '../../shared/ui/use-wide.js';
import { FoundAnnouncement } from './found-announcement.js';
import { HomeBottom } from './home-bottom.js';
import type { HomeDialog } from './home-dialogs.js';
import { HomeMap } from './home-map.js';
import './home-screen.css';
import { HomeTop } from './home-top.js';
import { HomeOverlays, HomePanel, loadLaterParts } from './later-parts.js';
import { useFirstFix } from './use-first-fix.js';
import { useFollow } from './use-follow.js';
import { useHomeSearch } from './use-home-search.js';
import { useLeaving } from './use-leaving.js';
import { useMapFocus } from './use-map-focus.js';
import { useOnceTrue } from './use-once-true.js';
import { useSelection } from './use-selection.js';

/** Home: the map, and everything else floating on it (look.md). */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const { mode } = useThemeMode();
  const [dialog, setDialog] = useState<HomeDialog>(null);
  const { focus, focusOn } = useMapFocus();
  const { user, userFailed, listFailed, reload, search, onSearch, places, fits, ...inView } = useHomeSearch();
  const { found, clusters, onViewChange } = inView;
  const crowd = crowdOf(clusters);
  useWaitingOffer(user, () => setDialog('provide'));
  const own = useOwnPosition();
  const online = user?.isOnline === true;
  useFirstFix(own.position, focusOn);
  const { follow, onMovedAway, onComeBack } = useFollow(online, own.position, focusOn);
  const { onSignOut, sheet: leaveSheet } = useLeaving(online);
  const wide = useWide();
  const overlaid = useOnceTrue(dialog !== null || leaveSheet.leaving !== null);
  useFirstTouch(loadLaterParts);
  const { selectedId, selected, select, selectFromList, highlightedId, highlight } = useSelection(
    found,
    focusOn,
  );
  const onSelectInList = useCallback(
    (provider: ActiveProvider) => {
      onMovedAway();
      selectFromList(provider);
      setDialog(null);
    },
    [selectFromList, onMovedAway],
  );
  const comeBack = (position: OwnPosition) => {
    onComeBack();
    focusOn(position, REFOCUS_ZOOM);
  };
  const count = crowd ?? found?.length;
  const list = {
    providers: found,
    crowd,
    failed: listFailed,
    origin: own.position,
    fits,
    selectedId,
    onHighlight: highlight,
    onSelect: onSelectInList,
  };

  return (
    <div className="home">
      <title>{`${t('title')} · Rotadaş`}</title>
      <HomeTop
        user={user}
        chip={{ search, count: count ?? 0, onSearch, onShowList: () => setDialog('list') }}
        onReport={() => setDialog('report')}
        onSignOut={onSignOut}
      />
      {wide && (
        <Suspense fallback={<aside className="home-panel" aria-busy="true" />}>
          <HomePanel search={search} places={places} onSearch={onSearch} list={list} />
        </Suspense>
      )}
      <main className="home-map">
        <h1 className="visually-hidden">{t('title')}</h1>
        <HomeMap
          providers={found ?? []}
          clusters={clusters}
          onViewChange={onViewChange}
          ownPosition={own.position}
          ownService={online ? (user.activeService ?? null) : null}
          onPan={onMovedAway}
          selectedId={selectedId}
          onSelect={select}
          focus={focus}
          theme={mode}
          serviceType={search.type}
          highlightedId={highlightedId}
          onHighlight={highlight}
        />
      </main>
      <HomeBottom
        strips={{
          user,
          userFailed,
          listFailed,
          nobody: count === 0 ? (fits === null ? 'near' : 'on-the-way') : null,
          positionProblem: own.problem,
          mustStayOpen: own.mustStayOpen,
          onStayOpenRead: own.onStayOpenRead,
          onLocate: () => void own.refresh(),
          onReload: reload,
        }}
        bar={{
          online,
          locating: own.busy,
          onSearch: () => setDialog('search'),
          onProvide: () => setDialog('provide'),
          onRefresh: () => void own.refresh(),
        }}
        onRecentre={() => void own.recentre(comeBack)}
        onFollow={follow === 'left' && own.position ? () => own.position && comeBack(own.position) : null}
      />
      {selected && <InfoWindow provider={selected} origin={own.position} onClose={() => select(null)} />}
      <FoundAnnouncement search={search} count={count} />
      {overlaid && (
        <Suspense fallback={<OverlaySpinner />}>
          <HomeOverlays
            dialogs={{
              dialog,
              onDialog: setDialog,
              user,
              search,
              places,
              onSearch,
              list,
              onPosition: own.setPosition,
            }}
            leave={leaveSheet}
          />
        </Suspense>
      )}
    </div>
  );
}
