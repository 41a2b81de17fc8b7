import { useTranslation } from 'react-i18next';
import { ANYTHING, hasRoute, NO_ROUTE, type Search, type SearchChange } from './search.js';
import './search-chip.css';

interface SearchChipProps {
  search: Search;
  count: number;
  onSearch: (change: SearchChange) => void;
  onShowList: () => void;
}

/** 'Taksi ✕ · 12 kişi' under the top bar, once a type or a way is chosen (look.md). */
export function SearchChip({ search, count, onSearch, onShowList }: SearchChipProps) {
  const { t } = useTranslation(['search', 'shared']);
  const { type, route } = search;
  if (type === 'all' && !hasRoute(route)) return null;
  const name = t(`shared:serviceTypes.${type}`);
  const way = `${route.from.text || t('anywhere')} → ${route.to.text || t('anywhere')}`;
  return (
    <div className="search-chip">
      {type !== 'all' && (
        <button
          type="button"
          onClick={() => onSearch({ type: ANYTHING.type })}
          aria-label={t('clear', { type: name })}
        >
          <strong>{name}</strong> ✕
        </button>
      )}
      {hasRoute(route) && (
        <button
          type="button"
          className="search-chip-way"
          onClick={() => onSearch({ route: NO_ROUTE })}
          aria-label={t('clearRoute', { route: way })}
        >
          <strong>{way}</strong> ✕
        </button>
      )}
      <span aria-hidden="true">·</span>
      <button type="button" className="numbers search-chip-count" onClick={onShowList}>
        {t('count', { count })}
      </button>
    </div>
  );
}
