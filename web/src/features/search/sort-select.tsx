import { useTranslation } from 'react-i18next';
import { MATCH_SORTS, type MatchSort } from './sort-matches.js';
import './match-note.tr.js';
import './search-button.css';
import './sort-select.css';

export interface SortSelectProps {
  value: MatchSort;
  onSort: (sort: MatchSort) => void;
}

/** Uses the browser's select, since phones show the list before antd is loaded. */
export function SortSelect({ value, onSort }: SortSelectProps) {
  const { t } = useTranslation('match-note');
  const sortAt = (index: number) => onSort(MATCH_SORTS[index] ?? 'fit');
  return (
    <select
      className="search-button sort-select"
      aria-label={t('sort.label')}
      value={value}
      onChange={({ target }) => sortAt(target.selectedIndex)}
    >
      {MATCH_SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {t(`sort.${sort}`)}
        </option>
      ))}
    </select>
  );
}
