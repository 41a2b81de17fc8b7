import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ProviderList } from '../../features/active-providers/provider-list.js';
import { ProviderDialog } from '../../features/providing/provider-dialog.js';
import { SearchDialog } from '../../features/search/search-dialog.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { PATHS } from '../../shared/paths.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { usePlaces } from './use-places.js';

/** Which dialog is open; at most one. */
export type HomeDialog = 'search' | 'list' | 'provide' | null;

interface HomeDialogsProps {
  dialog: HomeDialog;
  onDialog: (dialog: HomeDialog) => void;
  user: CurrentUser | undefined;
  type: ServiceTypeFilter;
  onType: (type: ServiceTypeFilter) => void;
  list: ComponentProps<typeof ProviderList>;
  onPosition: (position: OwnPosition) => void;
}

/** The dialogs of home: service-type picker, list on phones, 'choose a service'. */
export function HomeDialogs({ dialog, onDialog, user, type, onType, list, onPosition }: HomeDialogsProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const places = usePlaces(dialog === 'provide');
  const close = () => onDialog(null);
  return (
    <>
      <SearchDialog
        open={dialog === 'search'}
        value={type}
        onPick={onType}
        onShowList={() => onDialog('list')}
        onClose={close}
      />
      <Sheet open={dialog === 'list'} title={t('list')} onClose={close}>
        <ProviderList {...list} />
      </Sheet>
      <ProviderDialog
        open={dialog === 'provide'}
        user={user}
        places={places}
        onPosition={onPosition}
        onIncomplete={() => void navigate(PATHS.profileEdit)}
        onClose={close}
      />
    </>
  );
}
