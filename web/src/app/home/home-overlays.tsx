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

/** The open sheet, at most one; 'list' is the list on phones. */
export type HomeSheet = 'search' | 'list' | 'provide' | 'offer' | 'offers' | 'departure' | 'report' | null;

export interface HomeOverlaysProps {
  openSheet: HomeSheet;
  setOpenSheet: Dispatch<SetStateAction<HomeSheet>>;
  /** The planned offer of the sheet 'departure'; null if no link named one. */
  plannedOfferId: number | null;
  user: CurrentUser | undefined;
  search: Search;
  onSearch: (change: SearchChange) => void;
  onShowList: () => void;
  onPosition: (position: OwnPosition) => void;
  leave: ComponentProps<typeof LeaveSheet>;
}

export function HomeOverlays(props: HomeOverlaysProps) {
  const { openSheet, setOpenSheet, plannedOfferId, user, search, onSearch, onShowList, onPosition, leave } =
    props;
  const navigate = useNavigate();
  /**
   * Closes a sheet only if it is still the open one: a call may complete after another sheet was
   * opened.
   */
  const close = (closing: HomeSheet) => () => setOpenSheet((open) => (open === closing ? null : open));
  const completeProfile = () => void navigate(PATHS.profileEdit);
  return (
    <>
      <SearchSheet
        open={openSheet === 'search'}
        search={search}
        onSearch={onSearch}
        onShowList={onShowList}
        onClose={close('search')}
      />
      <ProviderSheet
        open={openSheet === 'provide'}
        user={user}
        onPosition={onPosition}
        onIncomplete={completeProfile}
        onClose={close('provide')}
      />
      {user && (
        <>
          <OwnOfferSheet
            open={openSheet === 'offer' && user.isOnline}
            user={user}
            onEnd={() => setOpenSheet('provide')}
            onClose={close('offer')}
          />
          <OfferListSheet
            open={openSheet === 'offers'}
            user={user}
            onPosition={onPosition}
            onLive={() => setOpenSheet('offer')}
            onNew={() => setOpenSheet('provide')}
            onIncomplete={completeProfile}
            onClose={close('offers')}
          />
        </>
      )}
      {plannedOfferId !== null && (
        <DepartureSheet
          open={openSheet === 'departure'}
          offerId={plannedOfferId}
          online={user?.isOnline === true}
          onPosition={onPosition}
          onNew={() => setOpenSheet('provide')}
          onClose={close('departure')}
        />
      )}
      <ReportProblemSheet open={openSheet === 'report'} onClose={close('report')} />
      <LeaveSheet {...leave} />
    </>
  );
}
