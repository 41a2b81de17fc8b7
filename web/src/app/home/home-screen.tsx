import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnPosition } from '../../features/own-position/own-position-context.js';
import { useWaitingOffer } from '../../features/providing/use-waiting-offer.js';
import { unstatedText } from '../../features/search/filter-texts.js';
import { NO_FILTERS } from '../../features/search/filters.js';
import { NO_ROUTE } from '../../features/search/search.js';
import { useFirstTouch } from '../../shared/loading/use-first-touch.js';
import { offerKey } from '../../shared/offer/offer-key.js';
import { useThemeMode } from '../../shared/theme/theme-mode.js';
import '../../shared/ui/button.css';
import { OverlaySpinner } from '../../shared/ui/spinner.js';
import { useWide } from '../../shared/ui/use-wide.js';
import { FoundAnnouncement } from './found-announcement.js';
import { HomeBottom } from './home-bottom.js';
import type { HomeDialog } from './home-dialogs.js';
import type { HomeListProps } from './home-list.js';
import { HomeMap } from './home-map.js';
import './home-screen.css';
import { HomeTop } from './home-top.js';
import { GoingPart, HomeOverlays, HomePanel, InfoPart, loadLaterParts, PickBar } from './later-parts.js';
import { useHomeMap } from './use-home-map.js';
import { useHomeSearch } from './use-home-search.js';
import { useLeaving } from './use-leaving.js';
import { useLinks } from './use-links.js';
import { useOnceTrue } from './use-once-true.js';

/** Home: the map, and everything else floating on it (look.md). */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const { mode } = useThemeMode();
  const [dialog, setDialog] = useState<HomeDialog>(null);
  const home = useHomeSearch(useOwnPosition().position);
  const { user, search, onSearch, going, clustered, found, listed, count } = home;
  const { own, online, selection, help, picking, map, ...view } = useHomeMap(home);
  useWaitingOffer(user, () => setDialog('provide'));
  const { onSignOut, sheet: leaveSheet } = useLeaving(online);
  const wide = useWide();
  // wide screens have the list beside the map
  const showList = () => setDialog(wide ? null : 'list');
  const { departureId, gone } = useLinks(home, { onDialog: setDialog, onFound: view.onSelectInList });
  const overlaid = useOnceTrue((dialog !== null && dialog !== 'list') || leaveSheet.leaving !== null);
  useFirstTouch(loadLaterParts);
  const { selectedKey, selected, select, highlight, markers } = selection;
  // who only plans to depart is listed, and not on the map before
  const onMap = useMemo(() => (found ?? []).filter(({ departsAt }) => departsAt === undefined), [found]);
  const list: HomeListProps = {
    providers: listed,
    clustered,
    outcome: going && going.outcome,
    filters: search.filters,
    filteredOut: home.filteredOut,
    failed: home.listFailed,
    origin: own.position,
    fits: going && going.fits,
    selectedKey,
    onHighlight: highlight,
    onSelect: (provider) => {
      view.onSelectInList(provider);
      setDialog(null);
    },
    onSearch,
    onAskAgain: () => going?.askAgain(),
  };

  return (
    <div className="home">
      <title>{`${t('title')} · Rotadaş`}</title>
      <HomeTop
        user={user}
        chip={{ search, onSearch, onEdit: () => setDialog('search') }}
        onReport={() => setDialog('report')}
        onSignOut={onSignOut}
      />
      {wide && (
        <Suspense fallback={<aside className="home-panel" aria-busy="true" />}>
          <HomePanel search={search} help={help} onSearch={onSearch} count={count} list={list} />
        </Suspense>
      )}
      <main className="home-map">
        <h1 className="visually-hidden">{t('title')}</h1>
        <HomeMap
          {...map}
          providers={onMap}
          clusters={home.clusters}
          {...markers}
          onSelectOwn={() => setDialog('offer')}
          theme={mode}
          serviceType={search.type}
        />
      </main>
      <HomeBottom
        list={
          wide
            ? null
            : {
                count,
                list,
                expanded: dialog === 'list',
                peeks: !online, // a driver needs the map
                onExpanded: (open) => setDialog(open ? 'list' : null),
              }
        }
        strips={{
          user,
          userFailed: home.userFailed,
          listFailed: home.listFailed,
          nobody: home.nobody,
          wanted: going && count !== undefined ? going.outcome.wanted : null,
          onClearFilters: () => onSearch({ filters: NO_FILTERS }),
          onShowEveryone: () => onSearch({ route: NO_ROUTE }),
          gone: gone && { others: count ?? 0, onShowOthers: showList, ...gone },
          firstLook: view.firstLook,
          positionProblem: own.problem,
          mustStayOpen: own.mustStayOpen,
          onStayOpenRead: own.onStayOpenRead,
          onLocate: () => void own.refresh(),
          onReload: home.reload,
          onOpenOffer: () => setDialog('offer'),
        }}
        bar={{
          online,
          locating: own.busy,
          onSearch: () => setDialog('search'),
          onProvide: () => setDialog('provide'),
          onRefresh: () => void own.refresh(),
        }}
        onRecentre={view.onRecentre}
        onFollow={view.onFollow}
      />
      <Suspense>
        {home.asked && <GoingPart {...home.asked} />}
        {picking && <PickBar {...picking} />}
      </Suspense>
      <Suspense>
        {selected && (
          <InfoPart
            provider={selected}
            reason={going?.fits.get(offerKey(selected))?.reason ?? null}
            unstated={unstatedText(selected, search.filters)}
            origin={own.position}
            onClose={() => select(null)}
          />
        )}
      </Suspense>
      <FoundAnnouncement search={search} count={count} />
      {overlaid && (
        <Suspense fallback={<OverlaySpinner />}>
          <HomeOverlays
            dialogs={{
              dialog,
              onDialog: setDialog,
              departureId,
              user,
              search,
              help,
              onSearch,
              onShowList: showList,
              onPosition: own.setPosition,
            }}
            leave={leaveSheet}
          />
        </Suspense>
      )}
    </div>
  );
}
