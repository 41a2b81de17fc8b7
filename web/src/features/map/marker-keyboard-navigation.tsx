import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapProvider } from '../../shared/map/map-types.js';
import './marker-keyboard-navigation.css';

/** Most markers reachable by keyboard; zooming in reaches the others. */
const MARKERS_MAX = 100;

interface MarkerKeyboardNavigationProps {
  providers: readonly MapProvider[];
  drawnIds: () => number[];
  onSelect: (id: number) => void;
  onHighlight: (id: number | null) => void;
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Keyboard access to markers, which are drawn on a canvas: one tab stop, arrow keys move between
 * markers, Enter opens one.
 */
export function MarkerKeyboardNavigation({
  providers,
  drawnIds,
  onSelect,
  onHighlight,
}: MarkerKeyboardNavigationProps) {
  const { t } = useTranslation(['map', 'shared']);
  const [ids, setIds] = useState<number[]>([]);
  const [currentId, setCurrent] = useState<number | null>(null);
  const drawn = providers.filter(({ id }) => ids.includes(id));
  const ordered = drawn.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const index = ordered.findIndex(({ id }) => id === currentId);
  const current = ordered[index];
  if (providers.length === 0) return null;
  const goTo = (id: number) => {
    setCurrent(id);
    onHighlight(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = ordered[(Math.max(index, 0) + step + ordered.length) % ordered.length];
    if (next) goTo(next.id);
  };
  const onFocus = () => {
    const drawnNow = drawnIds().slice(0, MARKERS_MAX);
    setIds(drawnNow);
    const first = drawnNow.includes(currentId ?? -1) ? currentId : (drawnNow[0] ?? null);
    if (first !== null) goTo(first);
  };
  return (
    <button
      type="button"
      className="marker-keys"
      onClick={() => current && onSelect(current.id)}
      onFocus={onFocus}
      onBlur={() => onHighlight(null)}
      onKeyDown={onKeyDown}
    >
      <span className="visually-hidden">{t('markers')} </span>
      {current && (
        <span aria-live="polite">
          {t('markerOf', {
            name: current.fullName,
            type: t(`shared:serviceTypes.${current.activeService}`),
            place: index + 1,
            count: ordered.length,
          })}
        </span>
      )}
      <kbd aria-hidden="true">← →</kbd>
    </button>
  );
}
