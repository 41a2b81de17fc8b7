import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderList } from '../../features/active-providers/provider-list.js';
import { unstatedText } from '../../features/search/filter-texts.js';
import { FilteredOutNote } from '../../features/search/filtered-out-note.js';
import { NO_FILTERS, type SearchFilters } from '../../features/search/filters.js';
import { MatchNote, type MatchOutcome } from '../../features/search/match-note.js';
import type { SearchChange } from '../../features/search/search.js';

/** The list of home, and what of the search stands above it. */
export interface HomeListProps extends Omit<ComponentProps<typeof ProviderList>, 'note' | 'unstated'> {
  /** How many there are in view where only the nearest are listed; else null. */
  clustered: number | null;
  /** What a search for a way came to; null while none is wished. */
  outcome: MatchOutcome | null;
  filters: SearchFilters;
  /** How many people the filters leave out. */
  filteredOut: number;
  onSearch: (change: SearchChange) => void;
  onAskAgain: () => void;
}

/** Who is near, or who goes the wished way. */
export function HomeList(props: HomeListProps) {
  const { clustered, outcome, filters, filteredOut, onSearch, onAskAgain, ...list } = props;
  const { t } = useTranslation('active-providers');
  const clear = () => onSearch({ filters: NO_FILTERS });
  const note = () => {
    if (outcome !== null && list.providers !== undefined) {
      return <MatchNote {...outcome} onClearFilters={clear} onRetry={onAskAgain} />;
    }
    if (filteredOut > 0 && list.providers?.length === 0) {
      return (
        <div className="match-note">
          <FilteredOutNote count={filteredOut} onClear={clear} />
        </div>
      );
    }
    if (clustered === null) return null;
    return <p className="provider-list-empty">{t('clustered', { count: clustered })}</p>;
  };
  const unstated = (provider: ActiveProvider) => unstatedText(provider, filters);
  return <ProviderList {...list} unstated={unstated} note={list.rowsMax === undefined ? note() : null} />;
}
