import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/ui/icon.js';
import { Sheet } from '../../shared/ui/sheet.js';
import { FilterFields } from './filter-fields.js';
import { RouteFields } from './route-fields.js';
import type { Search, SearchChange } from './search.js';
import { TypePicker } from './type-picker.js';
import { Button } from '../../shared/ui/button.js';
import './search-form.tr.js';
import './search-sheet.css';

interface SearchSheetProps {
  open: boolean;
  search: Search;
  onSearch: (change: SearchChange) => void;
  onShowList: () => void;
  onClose: () => void;
}

export function SearchSheet({ open, search, onSearch, onShowList, onClose }: SearchSheetProps) {
  const { t } = useTranslation('search-form');
  const { from, to } = search.route;
  const showOnMap = () => {
    onSearch({ ignoresRoute: false });
    onClose();
  };
  return (
    <Sheet open={open} title={t('title')} onClose={onClose}>
      <RouteFields route={search.route} onRoute={(route) => onSearch({ route })} />
      {from.place && to.place && (
        <Button variant="primary" block className="search-on-map" onClick={showOnMap}>
          {t('onMap')}
        </Button>
      )}
      <FilterFields filters={search.filters} onFilters={(filters) => onSearch({ filters })} />
      <TypePicker
        value={search.type}
        onPick={(type) => {
          onSearch({ type });
          onClose();
        }}
      />
      <Button block className="search-show-list" onClick={onShowList}>
        <Icon name="list" />
        {t('showList')}
      </Button>
    </Sheet>
  );
}
