import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DepartureSheet } from '../../features/providing/departure-sheet.js';
import { ProviderDialog } from '../../features/providing/provider-dialog.js';
import { ReportProblemDialog } from '../../features/report-problem/report-problem-dialog.js';
import type { Search, SearchChange } from '../../features/search/search.js';
import { SearchDialog } from '../../features/search/search-dialog.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { PlaceHelpContext, type PlaceHelp } from '../../shared/places/place-help.js';
import { PATHS } from '../../shared/paths.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { HomeList, type HomeListProps } from './home-list.js';

/** Which dialog is open; at most one. */
export type HomeDialog = 'search' | 'list' | 'provide' | 'departure' | 'report' | null;

interface HomeDialogsProps {
  dialog: HomeDialog;
  onDialog: (dialog: HomeDialog) => void;
  /** The planned offer of the dialog 'departure'; null while none was asked for. */
  departureId: number | null;
  user: CurrentUser | undefined;
  search: Search;
  help: PlaceHelp;
  onSearch: (change: SearchChange) => void;
  list: HomeListProps;
  onPosition: (position: OwnPosition) => void;
}

/**
 * The dialogs of home: service-type picker, list on phones, 'choose a service', a departure,
 * 'report a problem'.
 */
export function HomeDialogs(props: HomeDialogsProps) {
  const { dialog, onDialog, departureId, user, search, help, onSearch, list, onPosition } = props;
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const close = useCallback(() => onDialog(null), [onDialog]);
  const chosen = useRef<ActiveProvider | null>(null);
  /** Only when the list has gone and let go of the focus, so that the info window gets it. */
  const showChosen = () => {
    if (chosen.current !== null) list.onSelect(chosen.current);
    chosen.current = null;
  };
  const choose = useCallback(
    (provider: ActiveProvider) => {
      chosen.current = provider;
      close();
    },
    [close],
  );
  return (
    <PlaceHelpContext value={help}>
      <SearchDialog
        open={dialog === 'search'}
        search={search}
        userId={help.userId}
        onSearch={onSearch}
        onShowList={() => onDialog('list')}
        onClose={close}
      />
      <Sheet
        open={dialog === 'list'}
        title={list.outcome ? t('goingList') : t('list')}
        onClose={close}
        onClosed={showChosen}
      >
        <HomeList {...list} onSelect={choose} />
      </Sheet>
      <ProviderDialog
        open={dialog === 'provide'}
        user={user}
        onPosition={onPosition}
        onIncomplete={() => void navigate(PATHS.profileEdit)}
        onClose={close}
      />
      {departureId !== null && (
        <DepartureSheet
          open={dialog === 'departure'}
          offerId={departureId}
          online={user?.isOnline === true}
          onPosition={onPosition}
          onNew={() => onDialog('provide')}
          onClose={close}
        />
      )}
      <ReportProblemDialog open={dialog === 'report'} onClose={close} />
    </PlaceHelpContext>
  );
}
