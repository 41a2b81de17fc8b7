import { useTranslation } from 'react-i18next';
import { useOwnPosition } from '../../features/own-position/own-position-provider.js';
import type { SearchChange } from '../../features/search/search.js';
import { useIsWide } from '../../shared/ui/device.js';
import { type HomeListProps, ListSheet } from './home-list.js';
import type { HomeDialog } from './home-overlays.js';
import { HomeStrips } from './home-strips.js';
import { BottomBar, FollowButton, RecentreButton } from './map-controls.js';
import type { HomeResults } from './use-home-results.js';
import type { MapCamera } from './use-map-camera.js';
import type { FollowedLink } from './use-map-links.js';

interface HomeBottomProps {
  results: HomeResults;
  camera: MapCamera;
  list: HomeListProps;
  expired: FollowedLink['expired'];
  dialog: HomeDialog;
  onDialog: (dialog: HomeDialog) => void;
  onShowList: () => void;
  onSearch: (change: SearchChange) => void;
}

export function HomeBottom(props: HomeBottomProps) {
  const { results, camera, list, expired, dialog, onDialog, onShowList, onSearch } = props;
  const { t } = useTranslation('home');
  const wide = useIsWide();
  const own = useOwnPosition();
  const { position } = own;
  const online = results.user?.isOnline === true;
  return (
    <section className="home-bottom" aria-label={t('bottom')}>
      <div className="home-recentre">
        {camera.isAway && position && <FollowButton onClick={() => camera.returnToUser(position)} />}
        <RecentreButton busy={own.busy} onClick={() => void own.recentre(camera.returnToUser)} />
      </div>
      {!wide && (
        <ListSheet
          list={list}
          expanded={dialog === 'list'}
          peeks={!online} // drivers need the map
          onExpanded={(open) => onDialog(open ? 'list' : null)}
        />
      )}
      <HomeStrips
        results={results}
        expired={expired}
        nearestNote={camera.nearestNote}
        onSearch={onSearch}
        onShowList={onShowList}
        onOpenOffer={() => onDialog('offer')}
      />
      <BottomBar
        online={online}
        locating={own.busy}
        onSearch={() => onDialog('search')}
        onProvide={() => onDialog('provide')}
        onRefresh={() => void own.refresh()}
      />
    </section>
  );
}
