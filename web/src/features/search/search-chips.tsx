import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/ui/icon.js';
import { filtersText, hasFilters, NO_FILTERS } from './filters.js';
import { EMPTY_SEARCH, hasRoute, NO_ROUTE, type Search, type SearchChange } from './search.js';
import './search-chips.css';

interface SearchChipsProps {
  search: Search;
  onSearch: (change: SearchChange) => void;
  onEdit: () => void;
}

/** The search under the top bar of phones; each chip is removed by its ✕. */
export function SearchChips({ search, onSearch, onEdit }: SearchChipsProps) {
  const { t } = useTranslation(['search', 'shared']);
  const { type, route, filters } = search;
  if (type === 'all' && !hasRoute(route) && !hasFilters(filters)) return null;
  const name = t(`shared:serviceTypes.${type}`);
  const ends = `${route.from.text || t('anywhere')} → ${route.to.text || t('anywhere')}`;
  const chip = (term: string, clear: string, change: SearchChange) => (
    <span className="search-chip">
      <button type="button" aria-label={t('edit', { term })} onClick={onEdit}>
        <strong>{term}</strong>
      </button>
      <button type="button" className="search-chip-clear" aria-label={clear} onClick={() => onSearch(change)}>
        <Icon name="close" size={18} />
      </button>
    </span>
  );
  return (
    <div className="search-chips" role="group" aria-label={t('terms')}>
      {type !== 'all' && chip(name, t('clear', { type: name }), { type: EMPTY_SEARCH.type })}
      {hasRoute(route) && chip(ends, t('clearRoute', { route: ends }), { route: NO_ROUTE })}
      {hasFilters(filters) &&
        chip(filtersText(filters), t('filters.clearThese', { filters: filtersText(filters) }), {
          filters: NO_FILTERS,
        })}
    </div>
  );
}
