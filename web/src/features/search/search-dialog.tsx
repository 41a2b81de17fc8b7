import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/ui/icon.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { TypePicker } from './type-picker.js';
import './search-dialog.css';

interface SearchDialogProps {
  open: boolean;
  value: ServiceTypeFilter;
  onPick: (type: ServiceTypeFilter) => void;
  onShowList: () => void;
  onClose: () => void;
}

/** The service-type picker; also the way to the list on phones (spec 2). */
export function SearchDialog({ open, value, onPick, onShowList, onClose }: SearchDialogProps) {
  const { t } = useTranslation('search');
  return (
    <Sheet open={open} title={t('title')} onClose={onClose}>
      <TypePicker
        value={value}
        onPick={(type) => {
          onPick(type);
          onClose();
        }}
      />
      <button type="button" className="button button-block search-show-list" onClick={onShowList}>
        <Icon name="list" />
        {t('showList')}
      </button>
    </Sheet>
  );
}
