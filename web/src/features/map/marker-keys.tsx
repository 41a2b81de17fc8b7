import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapProvider } from '../../shared/map/map-types.js';
import './marker-keys.css';

/** The most markers that keys go through: who wants more comes nearer. */
const MARKERS_MAX = 100;

interface MarkerKeysProps {
  providers: readonly MapProvider[];
  /** The ids of those that stand alone on the screen now, from left to right. */
  drawnIds: () => number[];
  onSelect: (id: number) => void;
  onHighlight: (id: number | null) => void;
}

/** How far an arrow key goes among the markers. */
const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The map's markers for the keyboard, which pictures on a canvas have none of: one stop of the Tab
 * key, arrows go from one to the next, which the map points out, and Enter opens it.
 */
export function MarkerKeys({ providers, drawnIds, onSelect, onHighlight }: MarkerKeysProps) {
  const { t } = useTranslation(['map', 'shared']);
  const [ids, setIds] = useState<number[]>([]);
  const [currentId, setCurrent] = useState<number | null>(null);
  const drawn = providers.filter(({ id }) => ids.includes(id));
  const reached = drawn.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const place = reached.findIndex(({ id }) => id === currentId);
  const current = reached[place];
  if (providers.length === 0) return null;
  const goTo = (id: number) => {
    setCurrent(id);
    onHighlight(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = reached[(Math.max(place, 0) + step + reached.length) % reached.length];
    if (next) goTo(next.id);
  };
  const enter = () => {
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
      onFocus={enter}
      onBlur={() => onHighlight(null)}
      onKeyDown={onKeyDown}
    >
      <span className="visually-hidden">{t('markers')} </span>
      {current && (
        <span aria-live="polite">
          {t('markerOf', {
            name: current.fullName,
            type: t(`shared:serviceTypes.${current.activeService}`),
            place: place + 1,
            count: reached.length,
          })}
        </span>
      )}
      <kbd aria-hidden="true">← →</kbd>
    </button>
  );
}
