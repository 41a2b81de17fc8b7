import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { countText, groupTitle } from '../../features/search/group-counts.js';
import { useBackLayer } from '../../shared/navigation/use-back-layer.js';
import { Icon } from '../../shared/ui/icon.js';
import './list-sheet.css';
import { type HomeListProps, HomeList, headGroup } from './home-list.js';

/** Minimum vertical movement of a swipe, px; anything shorter is a tap. */
const SWIPE_FROM_PX = 24;

interface ListSheetProps {
  expanded: boolean;
  showsFirstRow: boolean;
  onExpanded: (expanded: boolean) => void;
  list: HomeListProps;
}

/** The list on phones: a bottom sheet that is pulled up or tapped to show all rows. */
export function ListSheet({ expanded, showsFirstRow, onExpanded, list }: ListSheetProps) {
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
        <HomeList {...list} {...(!expanded && { rowsMax: showsFirstRow ? 1 : 0 })} />
      </div>
    </section>
  );
}
