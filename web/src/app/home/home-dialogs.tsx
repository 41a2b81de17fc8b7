import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { useCallback, useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ProviderList } from '../../features/active-providers/provider-list.js';
import { ProviderDialog } from '../../features/providing/provider-dialog.js';
import { ReportProblemDialog } from '../../features/report-problem/report-problem-dialog.js';
import type { Search, SearchChange } from '../../features/search/search.js';
import { SearchDialog } from '../../features/search/search-dialog.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import type { PlaceName } from '../../shared/places/matching-places.js';
import { PATHS } from '../../shared/paths.js';
import { Sheet } from '../../shared/ui/sheet.js';

/** Which dialog is open; at most one. */
export type HomeDialog = 'search' | 'list' | 'provide' | 'report' | null;

interface HomeDialogsProps {
  dialog: HomeDialog;
  onDialog: (dialog: HomeDialog) => void;
  user: CurrentUser | undefined;
  search: Search;
  places: readonly PlaceName[];
  onSearch: (change: SearchChange) => void;
  list: ComponentProps<typeof ProviderList>;
  onPosition: (position: OwnPosition) => void;
}

/**
 * The dialogs of home: service-type picker, list on phones, 'choose a service', 'report a problem'.
 */
export function HomeDialogs(props: HomeDialogsProps) {
  const { dialog, onDialog, user, search, places, onSearch, list, onPosition } = props;
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
    <>
      <SearchDialog
        open={dialog === 'search'}
        search={search}
        places={places}
        onSearch={onSearch}
        onShowList={() => onDialog('list')}
        onClose={close}
      />
      <Sheet open={dialog === 'list'} title={t('list')} onClose={close} onClosed={showChosen}>
        <ProviderList {...list} onSelect={choose} />
      </Sheet>
      <ProviderDialog
        open={dialog === 'provide'}
        user={user}
        places={places}
        onPosition={onPosition}
        onIncomplete={() => void navigate(PATHS.profileEdit)}
        onClose={close}
      />
      <ReportProblemDialog open={dialog === 'report'} onClose={close} />
    </>
  );
}
