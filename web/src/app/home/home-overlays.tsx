import type { CurrentUser } from '@rotadas/contracts/users/user';
import type { ComponentProps, Dispatch, SetStateAction } from 'react';
import { useNavigate } from 'react-router';
import { DepartureSheet } from '../../features/providing/departure-sheet.js';
import { OfferListSheet } from '../../features/providing/offer-list-sheet.js';
import { OwnOfferSheet } from '../../features/providing/own-offer-sheet.js';
import { ProviderSheet } from '../../features/providing/provider-sheet.js';
import { ReportProblemSheet } from '../../features/report-problem/report-problem-sheet.js';
import type { Search, SearchChange } from '../../features/search/search.js';
import { SearchSheet } from '../../features/search/search-sheet.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { PATHS } from '../../shared/paths.js';
import './home.tr.js';
import { LeaveSheet } from './leave-sheet.js';

/** The open dialog, at most one; 'list' is the list on phones. */
export type HomeDialog = 'search' | 'list' | 'provide' | 'offer' | 'offers' | 'departure' | 'report' | null;

export interface HomeOverlaysProps {
  dialog: HomeDialog;
  onDialog: Dispatch<SetStateAction<HomeDialog>>;
  /** The planned offer of the dialog 'departure'; null if no link named one. */
  plannedOfferId: number | null;
  user: CurrentUser | undefined;
  search: Search;
  onSearch: (change: SearchChange) => void;
  onShowList: () => void;
  onPosition: (position: OwnPosition) => void;
  leave: ComponentProps<typeof LeaveSheet>;
}

export function HomeOverlays(props: HomeOverlaysProps) {
  const { dialog, onDialog, plannedOfferId, user, search, onSearch, onShowList, onPosition, leave } = props;
  const navigate = useNavigate();
  /** A call may complete after another dialog was opened; that one stays. */
  const close = (closing: HomeDialog) => () => onDialog((open) => (open === closing ? null : open));
  const completeProfile = () => void navigate(PATHS.profileEdit);
  return (
    <>
      <SearchSheet
        open={dialog === 'search'}
        search={search}
        onSearch={onSearch}
        onShowList={onShowList}
        onClose={close('search')}
      />
      <ProviderSheet
        open={dialog === 'provide'}
        user={user}
        onPosition={onPosition}
        onIncomplete={completeProfile}
        onClose={close('provide')}
      />
      {user && (
        <>
          <OwnOfferSheet
            open={dialog === 'offer' && user.isOnline}
            user={user}
            onEnd={() => onDialog('provide')}
            onClose={close('offer')}
          />
          <OfferListSheet
            open={dialog === 'offers'}
            user={user}
            onPosition={onPosition}
            onLive={() => onDialog('offer')}
            onNew={() => onDialog('provide')}
            onIncomplete={completeProfile}
            onClose={close('offers')}
          />
        </>
      )}
      {plannedOfferId !== null && (
        <DepartureSheet
          open={dialog === 'departure'}
          offerId={plannedOfferId}
          online={user?.isOnline === true}
          onPosition={onPosition}
          onNew={() => onDialog('provide')}
          onClose={close('departure')}
        />
      )}
      <ReportProblemSheet open={dialog === 'report'} onClose={close('report')} />
      <LeaveSheet {...leave} />
    </>
  );
}
