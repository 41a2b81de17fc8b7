import { useTranslation } from 'react-i18next';
import type { PlaceName } from '../../shared/places/matching-places.js';
import { Icon } from '../../shared/ui/icon.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { RouteFields } from './route-fields.js';
import type { Search, SearchChange } from './search.js';
import { TypePicker } from './type-picker.js';
import './search-dialog.css';

interface SearchDialogProps {
  open: boolean;
  search: Search;
  places: readonly PlaceName[];
  onSearch: (change: SearchChange) => void;
  onShowList: () => void;
  onClose: () => void;
}

/** The service-type picker, with the way wanted; also the way to the list on phones (spec 2). */
export function SearchDialog({ open, search, places, onSearch, onShowList, onClose }: SearchDialogProps) {
  const { t } = useTranslation('search');
  return (
    <Sheet open={open} title={t('title')} onClose={onClose}>
      <TypePicker
        value={search.type}
        onPick={(type) => {
          onSearch({ type });
          onClose();
        }}
      />
      <div className="search-route">
        <RouteFields route={search.route} places={places} onRoute={(route) => onSearch({ route })} />
      </div>
      <button type="button" className="button button-block search-show-list" onClick={onShowList}>
        <Icon name="list" />
        {t('showList')}
      </button>
    </Sheet>
  );
}
