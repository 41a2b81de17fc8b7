import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderList } from '../../features/active-providers/provider-list.js';
import { NO_FILTERS } from '../../features/search/filters.js';
import { MatchNote, type MatchOutcome } from '../../features/search/match-note.js';
import type { SearchChange } from '../../features/search/search.js';

/** The list of home, and what of the search stands above it. */
export interface HomeListProps extends Omit<ComponentProps<typeof ProviderList>, 'note'> {
  /** How many there are in view where only the nearest are listed; else null. */
  clustered: number | null;
  /** What a search for a way came to; null while none is wished. */
  outcome: MatchOutcome | null;
  onSearch: (change: SearchChange) => void;
  onAskAgain: () => void;
}

/** Who is near, or who goes the wished way. */
export function HomeList({ clustered, outcome, onSearch, onAskAgain, ...list }: HomeListProps) {
  const { t } = useTranslation('active-providers');
  const note = () => {
    if (outcome !== null && list.providers !== undefined) {
      const clear = () => onSearch({ filters: NO_FILTERS });
      return <MatchNote {...outcome} onClearFilters={clear} onRetry={onAskAgain} />;
    }
    if (clustered === null) return null;
    const isListed = (list.providers ?? []).length > 0;
    return (
      <p className="provider-list-empty">
        {t(isListed ? 'clustered' : 'clusteredFar', { count: clustered })}
      </p>
    );
  };
  return <ProviderList {...list} note={note()} />;
}
