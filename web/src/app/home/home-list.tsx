import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderList } from '../../features/active-providers/provider-list.js';
import { NO_FILTERS, type SearchFilters, unstatedText } from '../../features/search/filters.js';
import type { MatchOutcome } from '../../features/search/found-matches.js';
import { FilteredOutNote, MatchNote } from '../../features/search/match-note.js';
import type { SearchChange } from '../../features/search/search.js';
import '../../features/active-providers/active-providers.tr.js';

/** The list, and what is said of the search above it. */
export interface HomeListProps extends Omit<ComponentProps<typeof ProviderList>, 'note' | 'unstated'> {
  /** How many are in view if only the nearest are listed; else null. */
  clustered: number | null;
  /** The result of the route search; null while no route is searched. */
  outcome: MatchOutcome | null;
  filters: SearchFilters;
  /** How many people the filters leave out. */
  filteredOut: number;
  onSearch: (change: SearchChange) => void;
  onAskAgain: () => void;
}

/** The providers nearby, or the matches of the searched route. */
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
