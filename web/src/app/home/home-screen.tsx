import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { crowdOf } from '../../features/active-providers/live-view.js';
import { useOwnPosition } from '../../features/own-position/own-position-context.js';
import { LeaveSheet } from '../../features/home/leave-sheet.js';
import { InfoWindow } from '../../features/provider-info/info-window.js';
import { useWaitingOffer } from '../../features/providing/use-waiting-offer.js';
import { REFOCUS_ZOOM } from '../../shared/limits.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { useThemeMode } from '../../shared/theme/theme-mode.js';
import '../../shared/ui/button.css';
import { FoundAnnouncement } from './found-announcement.js';
import { HomeBottom } from './home-bottom.js';
import { HomeDialogs, type HomeDialog } from './home-dialogs.js';
import { HomeMap } from './home-map.js';
import { HomePanel } from './home-panel.js';
import './home-screen.css';
import { HomeTop } from './home-top.js';
import { useFirstFix } from './use-first-fix.js';
import { useFollow } from './use-follow.js';
import { useHomeSearch } from './use-home-search.js';
import { useLeaving } from './use-leaving.js';
import { useMapFocus } from './use-map-focus.js';
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
      <HomePanel search={search} places={places} onSearch={onSearch} list={list} />
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
      <HomeDialogs
        dialog={dialog}
        onDialog={setDialog}
        user={user}
        search={search}
        places={places}
        onSearch={onSearch}
        list={list}
        onPosition={own.setPosition}
      />
      <LeaveSheet {...leaveSheet} />
    </div>
  );
}
