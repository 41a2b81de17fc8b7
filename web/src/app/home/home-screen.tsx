import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { BottomBar } from '../../features/home/bottom-bar.js';
import { FollowButton, RecentreButton } from '../../features/home/map-buttons.js';
import { ProfileMenu } from '../../features/home/profile-menu.js';
import '../../features/home/top-bar.css';
import { useUnreadQuery } from '../../features/notifications/notifications.api.js';
import { useOwnPosition } from '../../features/own-position/own-position-context.js';
import { useWaitingOffer } from '../../features/providing/use-waiting-offer.js';
import { NO_FILTERS, unstatedText } from '../../features/search/filters.js';
import { SearchChips } from '../../features/search/search-chips.js';
import { NO_ROUTE, type Search, wishOf } from '../../features/search/search.js';
import { useOpenSearch, useSearch, useUserId } from '../../features/search/use-search.js';
import { useFirstTouch } from '../../shared/loading/use-first-touch.js';
import type { MapViewport } from '../../shared/map/map-types.js';
import { offerKey } from '../../shared/offer/offer-key.js';
import { entryOf } from '../../shared/places/chosen-place.js';
import type { PlaceHelp } from '../../shared/places/place-help.js';
import { type ApiDispatch, namedPoint } from '../../shared/places/places.api.js';
import { useThemeMode } from '../../shared/theme/theme-mode.js';
import { Brand } from '../../shared/ui/brand.js';
import '../../shared/ui/button.css';
import { OverlaySpinner } from '../../shared/ui/spinner.js';
import { useWide } from '../../shared/ui/use-wide.js';
import { FoundAnnouncement } from './found-announcement.js';
import type { HomeListProps } from './home-list.js';
import { HomeMap } from './home-map.js';
import type { HomeDialog } from './home-overlays.js';
import '../../features/active-providers/active-providers.tr.js';
import '../../features/home/home.tr.js';
import '../../features/own-position/own-position.tr.js';
import './home-screen.css';
import { HomeStrips } from './home-strips.js';
import {
  HomeMenu,
  HomeOverlays,
  HomePanel,
  InfoPart,
  ListSheet,
  loadLaterParts,
  PickBar,
} from './lazy-parts.js';
import { useHomeResults } from './use-home-results.js';
import { useLeaving } from './use-leaving.js';
import { useMapCamera } from './use-map-camera.js';
import { useMapLinks } from './use-map-links.js';
import { useMapSelection } from './use-map-selection.js';
import { usePickOnMap } from './use-pick-on-map.js';

/** Home: the map, and everything else over it (look.md). */
export function HomeScreen() {
  const search = useOpenSearch();
  // nothing is requested before the stored search is read
  return search && <MapScreen search={search} />;
}

/**
 * State flows in one direction: search (Redux, address, storage) → results → selection, camera →
 * map, list, dialogs.
 */
function MapScreen({ search }: { search: Search }) {
  const { t } = useTranslation('home');
  const { mode } = useThemeMode();
  const wide = useWide();
  const userId = useUserId();
  const dispatch = useDispatch<ApiDispatch>();
  const [dialog, setDialog] = useState<HomeDialog>(null);
  const own = useOwnPosition();
  const { position } = own;
  const { link, onSearch, isResolving } = useSearch(search);
  const results = useHomeResults(search, link?.offer ?? null, position);
  const { user, matches, found, listed, count, onViewChange } = results;
  const online = user?.isOnline === true;
  const camera = useMapCamera({
    position,
    ownId: user?.id,
    serviceType: search.type,
    online,
    searching: wishOf(search) !== null,
  });
  const providers = useMemo(
    () => [...(found ?? []), ...(listed === found ? [] : (listed ?? []))],
    [found, listed],
  );
  const selection = useMapSelection({ user, matches, providers, camera });
  const { selected, selectedKey, select } = selection;
  const { picking, pickOnMap, noteView, onOk, onCancel } = usePickOnMap();
  const { departureId, gone } = useMapLinks({
    link,
    isResolving,
    matches,
    onDialog: setDialog,
    onFound: selection.selectInList,
  });
  const { onSignOut, sheet: leave } = useLeaving(online);
  useWaitingOffer(user, () => setDialog('provide'));
  useFirstTouch(loadLaterParts);
  // what was opened once stays for its closing animation and the next opening
  const [overlaid, setOverlaid] = useState(false);
  if (!overlaid && ((dialog !== null && dialog !== 'list') || leave.leaving !== null)) setOverlaid(true);

  // planned offers are listed, but are not on the map before they depart
  const onMap = useMemo(() => (found ?? []).filter(({ departsAt }) => departsAt === undefined), [found]);
  // wide screens have the list beside the map
  const showList = () => setDialog(wide ? null : 'list');
  /** Searches the way to a place of the map; the pin shows which place it is. */
  const onHold = async (place: Coordinates) => {
    if (picking) return;
    camera.focusOn(place, null);
    const chosen = await pickOnMap();
    if (chosen === null) return;
    onSearch({ route: { to: entryOf(await namedPoint(dispatch, chosen)) } });
  };
  const help = useMemo<PlaceHelp>(
    () => ({ userId, near: position, position, pickOnMap }),
    [userId, position, pickOnMap],
  );
  const onMapView = useCallback(
    (viewport: MapViewport) => {
      noteView(viewport);
      onViewChange(viewport);
    },
    [noteView, onViewChange],
  );
  const list: HomeListProps = {
    providers: listed,
    clustered: results.clustered,
    outcome: matches && matches.outcome,
    filters: search.filters,
    filteredOut: results.filteredOut,
    failed: results.listFailed,
    origin: position,
    fits: matches && matches.fits,
    selectedKey,
    onHighlight: selection.highlight,
    onSelect: (provider) => {
      selection.selectInList(provider);
      setDialog(null);
    },
    onSearch,
    onAskAgain: () => matches?.askAgain(),
  };

  return (
    <div className="home">
      <title>{`${t('title')} · Rotadaş`}</title>
      <header className="home-top">
        <div className="top-bar">
          <Brand />
          <HomeProfileMenu user={user} onReport={() => setDialog('report')} onSignOut={onSignOut} />
        </div>
        <div className="home-chip">
          <SearchChips search={search} onSearch={onSearch} onEdit={() => setDialog('search')} />
        </div>
      </header>
      {wide && (
        <Suspense fallback={<aside className="home-panel" aria-busy="true" />}>
          <HomePanel search={search} help={help} onSearch={onSearch} count={count} list={list} />
        </Suspense>
      )}
      <main className="home-map">
        <h1 className="visually-hidden">{t('title')}</h1>
        <HomeMap
          {...selection.markers}
          providers={onMap}
          clusters={results.clusters}
          ways={selection.ways}
          focus={camera.focus}
          fit={camera.fit}
          picking={picking}
          ownPosition={position}
          ownService={online ? (user.activeService ?? null) : null}
          theme={mode}
          onSelectOwn={() => setDialog('offer')}
          onHold={(place) => void onHold(place)}
          onPan={camera.leaveUser}
          onViewChange={onMapView}
        />
      </main>
      <section className="home-bottom" aria-label={t('bottom')}>
        <div className="home-recentre">
          {camera.isAway && position && <FollowButton onClick={() => camera.returnToUser(position)} />}
          <RecentreButton busy={own.busy} onClick={() => void own.recentre(camera.returnToUser)} />
        </div>
        {!wide && (
          <Suspense fallback={<div className="list-sheet-space" />}>
            <ListSheet
              count={count}
              list={list}
              expanded={dialog === 'list'}
              peeks={!online} // a driver needs the map
              onExpanded={(open) => setDialog(open ? 'list' : null)}
            />
          </Suspense>
        )}
        <HomeStrips
          user={user}
          userFailed={results.userFailed}
          listFailed={results.listFailed}
          nobody={results.nobody}
          wanted={matches && count !== undefined ? matches.outcome.wanted : null}
          gone={gone && { others: count ?? 0, onShowOthers: showList, ...gone }}
          firstLook={matches === null ? camera.firstLook : null}
          onClearFilters={() => onSearch({ filters: NO_FILTERS })}
          onShowEveryone={() => onSearch({ route: NO_ROUTE })}
          onReload={results.reload}
          onOpenOffer={() => setDialog('offer')}
        />
        <BottomBar
          online={online}
          locating={own.busy}
          onSearch={() => setDialog('search')}
          onProvide={() => setDialog('provide')}
          onRefresh={() => void own.refresh()}
        />
      </section>
      <Suspense>{picking && <PickBar onOk={onOk} onCancel={onCancel} />}</Suspense>
      <Suspense>
        {selected && (
          <InfoPart
            provider={selected}
            reason={matches?.fits.get(offerKey(selected))?.reason ?? null}
            unstated={unstatedText(selected, search.filters)}
            origin={position}
            onClose={() => select(null)}
          />
        )}
      </Suspense>
      <FoundAnnouncement search={search} count={count} />
      {overlaid && (
        <Suspense fallback={<OverlaySpinner />}>
          <HomeOverlays
            dialog={dialog}
            onDialog={setDialog}
            departureId={departureId}
            user={user}
            search={search}
            help={help}
            onSearch={onSearch}
            onShowList={showList}
            onPosition={own.setPosition}
            leave={leave}
          />
        </Suspense>
      )}
    </div>
  );
}

interface HomeProfileMenuProps {
  user: CurrentUser | undefined;
  onReport: () => void;
  onSignOut: () => void;
}

function HomeProfileMenu({ user, onReport, onSignOut }: HomeProfileMenuProps) {
  const { data: unread = 0 } = useUnreadQuery(undefined);
  return (
    <ProfileMenu
      name={user?.fullName ?? ''}
      picture={user?.profileImage ?? null}
      unread={unread}
      isAdmin={user?.isAdmin === true}
      isOnline={user?.isOnline === true}
      onReport={onReport}
      onSignOut={onSignOut}
      Menu={HomeMenu}
      onApproach={loadLaterParts}
    />
  );
}
