import { useTranslation } from 'react-i18next';
import { FilterFields } from '../../features/search/filter-fields.js';
import { RouteFields } from '../../features/search/route-fields.js';
import { countText, groupTitle } from '../../features/search/group-counts.js';
import { SortSelect } from '../../features/search/sort-select.js';
import type { Search, SearchChange } from '../../features/search/search.js';
import { TypePicker } from '../../features/search/type-picker.js';
import { headGroup, HomeList, type HomeListProps, matchSort } from './home-list.js';
import './home.tr.js';

interface HomePanelProps {
  search: Search;
  onSearch: (change: SearchChange) => void;
  list: HomeListProps;
}

export function HomePanel({ search, onSearch, list }: HomePanelProps) {
  const { counts } = list.results;
  const sort = matchSort(list.results);
  const { t } = useTranslation(['search-form', 'home']);
  return (
    <aside className="home-panel" aria-label={t('home:panel')}>
      <h2 className="visually-hidden">{t('title')}</h2>
      <RouteFields route={search.route} onRoute={(route) => onSearch({ route })} />
      <TypePicker value={search.type} onPick={(type) => onSearch({ type })} />
      <FilterFields filters={search.filters} onFilters={(filters) => onSearch({ filters })} />
      <div className="home-panel-head">
        <h2>{groupTitle(headGroup(list.results))}</h2>
        {counts !== undefined && <span className="numbers">{countText(counts[0])}</span>}
        {sort && <SortSelect {...sort} />}
      </div>
      <HomeList {...list} />
    </aside>
  );
}
