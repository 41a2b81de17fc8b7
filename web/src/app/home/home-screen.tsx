import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '../../features/home/bottom-bar.js';
import { ProfileMenu } from '../../features/home/profile-menu.js';
import { RecentreButton } from '../../features/home/recentre-button.js';
import { TopBar } from '../../features/home/top-bar.js';
import { useOwnPosition } from '../../features/own-position/use-own-position.js';
import { InfoWindow } from '../../features/provider-info/info-window.js';
import { SearchChip } from '../../features/search/search-chip.js';
import { TermsDialog } from '../../features/terms/terms-dialog.js';
import { FIRST_FIX_ZOOM, REFOCUS_ZOOM } from '../../shared/limits.js';
import { useThemeMode } from '../../shared/theme/theme-mode.js';
import '../../shared/ui/button.css';
import { useWide } from '../../shared/ui/use-wide.js';
import { aboveSheet } from './above-sheet.js';
import { HomeDialogs, type HomeDialog } from './home-dialogs.js';
import { HomeMap } from './home-map.js';
import { HomePanel } from './home-panel.js';
import './home-screen.css';
import { HomeStrips } from './home-strips.js';
import { useHomeData } from './use-home-data.js';
import { useMapFocus } from './use-map-focus.js';

/** Home: the map, and everything else floating on it (look.md). */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const { mode } = useThemeMode();
  const [type, setType] = useState<ServiceTypeFilter>('all');
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [highlightedId, setHighlightedId] = useState<number | null>(null);
  const [dialog, setDialog] = useState<HomeDialog>(null);
  const { focus, focusOn } = useMapFocus();
  const { user, userFailed, providers, listFailed, reload } = useHomeData(type);
  const online = user?.isOnline === true;
  const own = useOwnPosition(online, (position) => focusOn(position, REFOCUS_ZOOM));

  const located = own.position !== null;
  const showFirstFix = useEffectEvent(() => own.position && focusOn(own.position, FIRST_FIX_ZOOM));
  useEffect(() => {
    if (located) showFirstFix();
  }, [located]);

  const wide = useWide();
  const selected = providers?.find(({ id }) => id === selectedId);
  const selectFromList = (id: number) => {
    const provider = providers?.find((one) => one.id === id);
    if (provider) focusOn(wide ? provider : aboveSheet(provider, FIRST_FIX_ZOOM), FIRST_FIX_ZOOM);
    setSelectedId(id);
    setDialog(null);
  };
  const list = {
    providers,
    failed: listFailed,
    origin: own.position,
    selectedId,
    onHighlight: setHighlightedId,
  };

  return (
    <div className="home">
      <title>{`${t('title')} · Rotadaş`}</title>
      <main className="home-map">
        <HomeMap
          providers={providers ?? []}
          ownPosition={own.position}
          selectedId={selectedId}
          onSelect={setSelectedId}
          focus={focus}
          theme={mode}
          serviceType={type}
          highlightedId={highlightedId}
        />
      </main>
      <div className="home-top">
        <TopBar menu={<ProfileMenu name={user?.fullName ?? ''} picture={user?.profileImage ?? null} />} />
        <div className="home-chip">
          <SearchChip
            type={type}
            count={providers?.length ?? 0}
            onClear={() => setType('all')}
            onShowList={() => setDialog('list')}
          />
        </div>
      </div>
      <HomePanel type={type} onPick={setType} list={{ ...list, onSelect: selectFromList }} />
      <div className="home-bottom">
        <div className="home-recentre">
          <RecentreButton busy={own.busy} onClick={own.recentre} />
        </div>
        <HomeStrips
          user={user}
          userFailed={userFailed}
          listFailed={listFailed}
          empty={providers?.length === 0}
          positionProblem={own.problem}
          onLocate={own.refresh}
          onReload={reload}
        />
        <BottomBar
          online={online}
          locating={own.busy}
          onSearch={() => setDialog('search')}
          onProvide={() => setDialog('provide')}
          onRefresh={own.refresh}
        />
      </div>
      {selected && (
        <InfoWindow provider={selected} origin={own.position} onClose={() => setSelectedId(null)} />
      )}
      <HomeDialogs
        dialog={dialog}
        onDialog={setDialog}
        user={user}
        type={type}
        onType={setType}
        list={{ ...list, onSelect: selectFromList }}
        onPosition={(position) => own.setPosition(position)}
      />
      <TermsDialog open={user?.termsAccepted === false} />
    </div>
  );
}
