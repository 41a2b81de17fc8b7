import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderList } from '../../features/active-providers/provider-list.js';
import { NO_FILTERS, missingDetailsText } from '../../features/search/filters.js';
import { emptyText, type GroupName, groupTitle } from '../../features/search/group-counts.js';
import type { SortSelectProps } from '../../features/search/sort-select.js';
import type { Search, SearchChange } from '../../features/search/search.js';
import { lazyWithPreload } from '../../shared/loading/lazy-with-preload.js';
import '../../features/active-providers/active-providers.tr.js';
import { useIsWide } from '../../shared/ui/device.js';
import type { HomeResults } from './use-home-results.js';

export const MatchNote = lazyWithPreload(
  async () => (await import('../../features/search/match-note.js')).MatchNote,
  { pending: <div className="match-note-space" /> },
);

const FilteredOutNote = lazyWithPreload(
  async () => (await import('../../features/search/match-note.js')).FilteredOutNote,
  { pending: null },
);

type ListProps = ComponentProps<typeof ProviderList>;

export interface HomeListProps extends Pick<
  ListProps,
  'origin' | 'selectedKey' | 'rowsMax' | 'agreements' | 'onSelect' | 'onRequest' | 'onHighlight'
> {
  results: HomeResults;
  search: Search;
  onSearch: (change: SearchChange) => void;
}

export function HomeList({ results, search, onSearch, ...list }: HomeListProps) {
  const { t } = useTranslation('active-providers');
  const { routeSearch, listed, clustered, filterText } = results;
  const wide = useIsWide();
  const clear = () => onSearch({ filters: NO_FILTERS });
  const note = () => {
    if (routeSearch !== null && listed !== undefined) {
      const { outcome, reload } = routeSearch;
      const sort = wide ? null : matchSort(results); // Beside the map, the header shows the note
      return <MatchNote {...outcome} sort={sort} onClearFilters={clear} onRetry={reload} />;
    }
    if (filterText !== null && listed?.length === 0) {
      return (
        <div className="match-note">
          <FilteredOutNote text={filterText} onClear={clear} />
        </div>
      );
    }
    if (clustered === null) return null;
    return <p className="provider-list-empty">{t('clustered', { count: clustered })}</p>;
  };
  return (
    <ProviderList
      {...list}
      title={groupTitle(headGroup(results))}
      providers={listed}
      hasFailed={results.hasListFailed}
      matchRanks={routeSearch && routeSearch.matchRanks}
      sort={routeSearch === null ? 'nearness' : results.sort}
      missingDetailsText={(provider, metres) => missingDetailsText(provider, search.filters, metres)}
      empty={emptyText(search.type)}
      note={list.rowsMax === undefined ? note() : null}
    />
  );
}

/** The group that is named above the list. */
export const headGroup = ({ counts, routeSearch }: HomeResults): GroupName =>
  counts?.[0].name ?? (routeSearch === null ? 'nearby' : 'onRoute');

/** Null if there is nothing to sort. */
export function matchSort({ routeSearch, listed = [], sort, onSort }: HomeResults): SortSelectProps | null {
  return routeSearch !== null && listed.length > 1 ? { value: sort, onSort } : null;
}
