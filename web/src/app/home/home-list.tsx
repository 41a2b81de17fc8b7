import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderList } from '../../features/active-providers/provider-list.js';
import { NO_FILTERS, unstatedText } from '../../features/search/filters.js';
import {
  countText,
  emptyText,
  type GroupName,
  groupText,
  groupTitle,
} from '../../features/search/group-counts.js';
import type { SortSelectProps } from '../../features/search/sort-select.js';
import type { Search, SearchChange } from '../../features/search/search.js';
import { lazyWithPreload } from '../../shared/loading/lazy-with-preload.js';
import { useBackLayer } from '../../shared/navigation/use-back-layer.js';
import { Icon } from '../../shared/ui/icon.js';
import '../../features/active-providers/active-providers.tr.js';
import { useIsWide } from '../../shared/ui/device.js';
import './list-sheet.css';
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
  'origin' | 'selectedKey' | 'rowsMax' | 'onSelect' | 'onHighlight'
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
      const sort = wide ? null : matchSort(results); // beside the map, the header shows the note
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
      hasFailed={results.listFailed}
      matchRanks={routeSearch && routeSearch.matchRanks}
      sort={routeSearch === null ? 'nearness' : results.sort}
      unstatedText={(provider, metres) => unstatedText(provider, search.filters, metres)}
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

/** Minimum vertical movement of a swipe, px; anything shorter is a tap. */
const SWIPE_FROM_PX = 24;

interface ListSheetProps {
  expanded: boolean;
  peeks: boolean;
  onExpanded: (expanded: boolean) => void;
  list: HomeListProps;
}

/** The list on phones: a bottom sheet that is pulled up or tapped to show all rows. */
export function ListSheet({ expanded, peeks, onExpanded, list }: ListSheetProps) {
  const { counts } = list.results;
  const title = groupTitle(headGroup(list.results));
  const id = useId();
  const head = useRef<HTMLButtonElement>(null);
  const swipe = useRef({ from: 0, isDone: false });
  useBackLayer(expanded, () => onExpanded(false));
  useEffect(() => {
    if (expanded) head.current?.focus({ preventScroll: true });
  }, [expanded]);
  const onPointerDown = ({ clientY }: PointerEvent) => {
    swipe.current = { from: clientY, isDone: false };
  };
  const onPointerMove = ({ clientY, target, buttons }: PointerEvent) => {
    const moved = clientY - swipe.current.from;
    if (buttons === 0 || swipe.current.isDone || Math.abs(moved) < SWIPE_FROM_PX) return;
    // A vertical move over the rows of an expanded sheet scrolls them; only the head collapses it.
    if (expanded && target instanceof Node && head.current?.contains(target) !== true) return;
    swipe.current.isDone = true;
    onExpanded(moved < 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && expanded) onExpanded(false);
  };
  return (
    <section
      className="list-sheet"
      data-expanded={expanded || undefined}
      aria-label={title}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    >
      <button
        ref={head}
        type="button"
        className="list-sheet-head"
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => swipe.current.isDone || onExpanded(!expanded)}
      >
        <strong>{title}</strong>{' '}
        {counts !== undefined && <span className="numbers">{countText(counts[0])}</span>}
        <Icon name={expanded ? 'down' : 'up'} size={20} />
      </button>
      <div id={id} className="list-sheet-body">
        <HomeList {...list} {...(!expanded && { rowsMax: peeks ? 1 : 0 })} />
      </div>
    </section>
  );
}

/** Delay after a change of the search, ms: by then the response is in and typing has paused. */
const ANNOUNCE_DELAY_MS = 1_000;
/** Duration of the announcement, ms; read later it could contradict the visible count. */
const ANNOUNCEMENT_MS = 3_000;

interface ResultsAnnouncementProps {
  search: Search;
  counts: HomeResults['counts'];
}

/** Announces the counts to screen readers after a change of the search, not after each poll. */
export function ResultsAnnouncement({ search, counts }: ResultsAnnouncementProps) {
  const { t } = useTranslation('search');
  const [isAnnounced, setAnnounced] = useState(false);
  const isCounted = counts !== undefined;
  useEffect(() => {
    if (!isCounted) return;
    const announce = setTimeout(() => setAnnounced(true), ANNOUNCE_DELAY_MS);
    const clear = setTimeout(() => setAnnounced(false), ANNOUNCE_DELAY_MS + ANNOUNCEMENT_MS);
    return () => {
      clearTimeout(announce);
      clearTimeout(clear);
      setAnnounced(false);
    };
  }, [search, isCounted]);
  return (
    <p className="visually-hidden" role="status">
      {isAnnounced && isCounted && t('found', { groups: counts.map(groupText).join(', ') })}
    </p>
  );
}
