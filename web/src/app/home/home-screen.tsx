import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { type ComponentProps, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { WantedOffer } from '../../features/requesting/request-form.js';
import { useMapArea } from '../../features/active-providers/use-map-area.js';
import { useOwnPosition } from '../../features/own-position/own-position-provider.js';
import { useResumedDraft } from '../../features/providing/use-resumed-draft.js';
import { missingDetailsText } from '../../features/search/filters.js';
import { SearchChips } from '../../features/search/search-chips.js';
import { fieldId, type Search, type SearchChange, toRouteQuery } from '../../features/search/search.js';
import { useOpenSearch, useSearch } from '../../features/search/use-search.js';
import { useOpenAgreements } from '../../shared/agreements/agreement-frames.js';
import { findOwnRequest } from '../../shared/agreements/find-own-request.js';
import { RequestAction } from '../../shared/agreements/request-action.js';
import { selectUserId } from '../../shared/auth/session-slice.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { useReopened } from '../../shared/loading/reopen-after-load.js';
import { useFirstTouch } from '../../shared/loading/use-first-touch.js';
import { logWarning } from '../../shared/log/log.js';
import { toPlaceEntry } from '../../shared/places/chosen-place.js';
import { PlacePickerContext, type PlacePicker, useNamedPoint } from '../../shared/places/place-picker.js';
import { OverlaySpinner } from '../../shared/ui/spinner.js';
import { type HomeListProps, MatchNote } from './home-list.js';
import { ResultsAnnouncement } from './results-announcement.js';
import type { HomeSheet } from './home-overlays.js';
import './home.tr.js';
import '../../features/active-providers/active-providers.tr.js';
import '../../features/own-position/own-position.tr.js';
import { HomeBottom } from './home-bottom.js';
import { HomeOverlays, HomePanel, ProviderInfo, PickBar, RequestSheet } from './lazy-parts.js';
import { MapFrame } from './map-frame.js';
import { HomeMenu, ProfileMenu } from './profile-menu.js';
import { COUNTRY_BY_CITY } from './use-busiest-place.js';
import { useHomeResults } from './use-home-results.js';
import { useLeaveConfirmation } from './use-leave-confirmation.js';
import { useMapAddress, useStartView } from './use-map-address.js';
import { useMapCamera } from './use-map-camera.js';
import { useMapLinks } from './use-map-links.js';
import { useMapSelection } from './use-map-selection.js';
import { usePickOnMap } from './use-pick-on-map.js';
import './pick-bar.css';
import { offerKey } from '../../shared/offer/offer-texts.js';
import { useIsWide } from '../../shared/ui/device.js';

export function HomeScreen() {
  const search = useOpenSearch();
  // Waits for the stored search, so that no other search is requested first.
  return search && <MapScreen search={search} />;
}

/** Sheets that can be opened again without further data. */
const SHEETS_TO_REOPEN = ['search', 'provide', 'offer', 'offers', 'report'] as const;

/** Data flows from the search (Redux, URL, storage) to camera, results, selection, map, list. */
function MapScreen({ search }: { search: Search }) {
  const { t } = useTranslation('home');
  const wide = useIsWide();
  const reopened = useReopened('sheet');
  const [openSheet, setOpenSheet] = useState<HomeSheet>(
    SHEETS_TO_REOPEN.find((name) => name === reopened) ?? null,
  );
  const ownPosition = useOwnPosition();
  const { position } = ownPosition;
  const { link, changeSearch, isResolving } = useSearch(search);
  const startView = useStartView();
  const { data: user } = useCurrentUserQuery(undefined);
  const online = user?.isOnline === true;
  const camera = useMapCamera({
    startView,
    position,
    hasPositionFailed: ownPosition.problem !== null,
    ownId: user?.id,
    serviceType: search.type,
    online: user?.isOnline,
    searching: toRouteQuery(search) !== null,
  });
  const mapArea = useMapArea();
  const area = camera.needsBusiestPlace ? COUNTRY_BY_CITY : mapArea.area;
  const results = useHomeResults(search, link?.offer ?? null, position, area);
  const { routeSearch, listed, counts } = results;
  const address = useMapAddress(camera);
  const hasStartView = startView !== null;
  const selection = useMapSelection({ user, search, routeSearch, listed, camera, hasStartView });
  const { selected, selectInList } = selection;
  const selectedMatch = selected && routeSearch?.matchRanks.get(offerKey(selected));
  const pick = usePickOnMap(camera.stopFollowing);
  const placePicker = useMapPlacePicker(position, pick.pickOnMap);
  const { plannedOfferId, expired } = useMapLinks({
    link,
    isResolving,
    routeSearch,
    setOpenSheet,
    onFound: selectInList,
  });
  const { onSignOut, sheet: leave } = useLeaveConfirmation(online);
  const onRouteTo = useRouteTo(search, pick.pickOnMap, camera.focusOn, changeSearch);
  useResumedDraft(user, () => setOpenSheet('provide'));
  useFirstTouch(preloadDialogs);
  // Wide screens show search and list beside the map
  const openSearch = () => {
    const field = wide && document.getElementById(fieldId('from'));
    if (field) field.focus();
    else setOpenSheet('search');
  };
  const showList = () => setOpenSheet(wide ? null : 'list');
  const agreements = useOpenAgreements();
  const [wanted, setWanted] = useState<WantedOffer | null>(null);
  const onRequest = (provider: ActiveProvider) =>
    setWanted({
      provider,
      route: routeSearch && searchedPlaces(search),
      tripMetres: routeSearch?.matchRanks.get(offerKey(provider))?.tripMetres ?? null,
    });
  const list: HomeListProps = {
    results,
    search,
    origin: position,
    selectedKey: selection.selectedKey,
    agreements,
    onRequest,
    onHighlight: selection.highlight,
    onSelect: (provider) => {
      selectInList(provider);
      setOpenSheet(null);
    },
    onSearch: changeSearch,
  };

  return (
    <PlacePickerContext value={placePicker}>
      <div className="home" data-picking={pick.picking || undefined}>
        <MapFrame
          title={t('title')}
          menu={
            <ProfileMenu
              user={user}
              mapFragment={address.current}
              onOffers={() => setOpenSheet('offers')}
              onReport={() => setOpenSheet('report')}
              onSignOut={onSignOut}
              onHoverOrFocus={preloadDialogs}
            />
          }
          search={
            <div className="home-chip">
              <SearchChips search={search} onSearch={changeSearch} onEdit={openSearch} />
            </div>
          }
          panel={
            wide && (
              <Suspense fallback={<aside className="home-panel" aria-busy="true" />}>
                <HomePanel search={search} onSearch={changeSearch} list={list} />
              </Suspense>
            )
          }
          map={{
            ...selection.markers,
            providers: results.onMap,
            clusters: results.clusters,
            routes: selection.routes,
            focus: camera.focus,
            bounds: camera.bounds,
            picking: pick.picking,
            ownPosition: position,
            ownService: online ? (user.activeService ?? null) : null,
            onSelectOwn: () => setOpenSheet('offer'),
            onHold: (place) => pick.picking || onRouteTo(place),
            onPan: () => {
              address.onPan();
              camera.stopFollowing();
            },
            onViewChange: (viewport) => {
              mapArea.onViewChange(viewport);
              pick.onViewChange(viewport);
              address.onViewChange(viewport);
            },
          }}
        />
        <HomeBottom
          results={results}
          camera={camera}
          list={list}
          expired={expired}
          openSheet={openSheet}
          setOpenSheet={setOpenSheet}
          onShowList={showList}
          onSearch={changeSearch}
          onOpenSearch={openSearch}
          search={search}
          isResolving={isResolving}
        />
        <Suspense>{pick.picking && <PickBar onOk={pick.onOk} onCancel={pick.onCancel} />}</Suspense>
        <Suspense>
          {selected && (
            <ProviderInfo
              provider={selected}
              reason={selectedMatch?.reason ?? null}
              tripMetres={selectedMatch?.tripMetres ?? null}
              missingDetailsText={missingDetailsText(
                selected,
                search.filters,
                selectedMatch?.tripMetres ?? null,
              )}
              request={
                <RequestAction
                  className="button-block"
                  provider={selected}
                  agreement={findOwnRequest(agreements, selected)}
                  onRequest={onRequest}
                />
              }
              origin={position}
              onOpened={selection.onOpened}
              onClose={() => selection.select(null)}
            />
          )}
        </Suspense>
        <RequestOnDemand wanted={wanted} onClose={() => setWanted(null)} />
        <ResultsAnnouncement search={search} counts={counts} />
        <OverlaysOnDemand
          openSheet={openSheet}
          setOpenSheet={setOpenSheet}
          plannedOfferId={plannedOfferId}
          user={user}
          search={search}
          onSearch={changeSearch}
          onShowList={showList}
          onPosition={ownPosition.setPosition}
          leave={leave}
        />
      </div>
    </PlacePickerContext>
  );
}

function useMapPlacePicker(position: PlacePicker['position'], pickOnMap: () => Promise<Coordinates | null>) {
  const userId = useSelector(selectUserId);
  return useMemo<PlacePicker>(() => ({ userId, position, pickOnMap }), [userId, position, pickOnMap]);
}

/** Lets the user adjust a pin on the map, then searches the route to it. */
function useRouteTo(
  { route }: Search,
  pickOnMap: () => Promise<Coordinates | null>,
  focusOn: (place: Coordinates, zoom: null) => void,
  onSearch: (change: SearchChange) => void,
) {
  const namePoint = useNamedPoint(route.to);
  const searchRouteTo = async (place: Coordinates) => {
    focusOn(place, null);
    const point = await pickOnMap();
    const chosen = point && (await namePoint(point));
    if (chosen !== null) onSearch({ route: { to: toPlaceEntry(chosen) } });
  };
  return (place: Coordinates): void => void searchRouteTo(place);
}

/** Sheets stay mounted after the first opening, for their closing animation. */
function OverlaysOnDemand(props: ComponentProps<typeof HomeOverlays>) {
  const { openSheet, leave } = props;
  const [opened, setOpened] = useState(false);
  if (!opened && ((openSheet !== null && openSheet !== 'list') || leave.leaving !== null)) setOpened(true);
  return (
    opened && (
      <Suspense fallback={<OverlaySpinner />}>
        <HomeOverlays {...props} />
      </Suspense>
    )
  );
}

/** Stays mounted after the first opening, for its closing animation. */
function RequestOnDemand(props: ComponentProps<typeof RequestSheet>) {
  const [opened, setOpened] = useState(false);
  if (!opened && props.wanted !== null) setOpened(true);
  return opened && <RequestSheet {...props} />;
}

function searchedPlaces({ route: { from, to } }: Search): WantedOffer['route'] {
  return from.place && to.place && { from: from.place, to: to.place };
}

/** Loaded on the first touch: antd, a third of this code, would delay the map. */
function preloadDialogs(): void {
  Promise.all(
    [ProviderInfo, RequestSheet, HomeOverlays, HomeMenu, MatchNote, PickBar].map((part) => part.load()),
  ).catch((error: unknown) => logWarning('preloading the dialogs of the map failed', error));
}
