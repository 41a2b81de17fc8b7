import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderList } from '../../features/active-providers/provider-list.js';
import { NO_FILTERS, type SearchFilters, unstatedText } from '../../features/search/filters.js';
import type { MatchOutcome } from '../../features/search/list-matches.js';
import { FilteredOutNote, MatchNote } from '../../features/search/match-note.js';
import type { SearchChange } from '../../features/search/search.js';
import { useBackLayer } from '../../shared/navigation/use-back-layer.js';
import { Icon } from '../../shared/ui/icon.js';
import '../../features/active-providers/active-providers.tr.js';
import './list-sheet.css';

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

/** A shorter movement, px, is a tap. */
const SWIPE_FROM_PX = 24;

interface ListSheetProps {
  /** How many fit the search; undefined until that is known. */
  count: number | undefined;
  expanded: boolean;
  /** Whether the first row is in sight while the sheet is collapsed. */
  peeks: boolean;
  onExpanded: (expanded: boolean) => void;
  list: HomeListProps;
}

/**
 * The list on phones: a sheet over the map that shows the first row, and all of them when it is
 * pulled up or tapped.
 */
export function ListSheet({ count, expanded, peeks, onExpanded, list }: ListSheetProps) {
  const { t } = useTranslation('search');
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
    // the rows of an expanded sheet scroll
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
      aria-label={list.outcome ? t('goingList') : t('list')}
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
        <strong>{list.outcome ? t('goingList') : t('list')}</strong>{' '}
        {count !== undefined && <span className="numbers">{t('count', { count })}</span>}
        <Icon name={expanded ? 'down' : 'up'} size={20} />
      </button>
      <div id={id} className="list-sheet-body">
        <HomeList {...list} {...(!expanded && { rowsMax: peeks ? 1 : 0 })} />
      </div>
    </section>
  );
}
