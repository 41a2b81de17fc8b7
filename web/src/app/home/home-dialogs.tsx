import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { DepartureSheet } from '../../features/providing/departure-sheet.js';
import { OwnOfferSheet } from '../../features/providing/own-offer-sheet.js';
import { ProviderDialog } from '../../features/providing/provider-dialog.js';
import { ReportProblemDialog } from '../../features/report-problem/report-problem-dialog.js';
import type { Search, SearchChange } from '../../features/search/search.js';
import { SearchDialog } from '../../features/search/search-dialog.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { PlaceHelpContext, type PlaceHelp } from '../../shared/places/place-help.js';
import { PATHS } from '../../shared/paths.js';

/** Which dialog is open, or the list of phones; at most one. */
export type HomeDialog = 'search' | 'list' | 'provide' | 'offer' | 'departure' | 'report' | null;

interface HomeDialogsProps {
  dialog: HomeDialog;
  onDialog: (dialog: HomeDialog) => void;
  /** The planned offer of the dialog 'departure'; null while none was asked for. */
  departureId: number | null;
  user: CurrentUser | undefined;
  search: Search;
  help: PlaceHelp;
  onSearch: (change: SearchChange) => void;
  onShowList: () => void;
  onPosition: (position: OwnPosition) => void;
}

/**
 * The dialogs of home: service-type picker, 'choose a service', the own offer, a departure,
 * 'report a problem'.
 */
export function HomeDialogs(props: HomeDialogsProps) {
  const { dialog, onDialog, departureId, user, search, help, onSearch, onShowList, onPosition } = props;
  const navigate = useNavigate();
  const close = useCallback(() => onDialog(null), [onDialog]);
  return (
    <PlaceHelpContext value={help}>
      <SearchDialog
        open={dialog === 'search'}
        search={search}
        userId={help.userId}
        onSearch={onSearch}
        onShowList={onShowList}
        onClose={close}
      />
      <ProviderDialog
        open={dialog === 'provide'}
        user={user}
        onPosition={onPosition}
        onIncomplete={() => void navigate(PATHS.profileEdit)}
        onClose={close}
      />
      {user && (
        <OwnOfferSheet
          open={dialog === 'offer' && user.isOnline}
          user={user}
          onEnd={() => onDialog('provide')}
          onClose={close}
        />
      )}
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
