import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type MapEngine, type MapEngineEvents, START, type StartView } from './map-engine.js';
import type { MapViewport, MapViewProps } from '../../shared/map/map-types.js';
import { showToast, type ToastMessage } from '../../shared/toast/toast-store.js';

/**
 * The element that holds the map. Browser tests read what is really drawn through `rotadasMap`
 * (its `project` and `renderedProviders`); `data-map-ready` on the element says when to look.
 */
export interface MapElement extends HTMLDivElement {
  rotadasMap?: MapEngine;
}

/** Hangs the engine on its element for as long as it runs. */
export function useExposedEngine(element: RefObject<MapElement | null>, engine: MapEngine | null): void {
  useEffect(() => {
    const box = element.current;
    if (!box || !engine) return undefined;
    hang(box, engine);
    return () => takeDown(box);
  }, [element, engine]);
}

/** Says on the element that everything asked for so far is drawn. */
function markReady(box: MapElement | null): void {
  if (box) box.dataset['mapReady'] = 'true';
}

function hang(box: MapElement, engine: MapEngine): void {
  box.rotadasMap = engine;
}

function takeDown(box: MapElement): void {
  delete box.rotadasMap;
  delete box.dataset['mapReady'];
}

/**
 * `lost`: the browser took the graphics context away, and the map can be opened again;
 * `unsupported`: it never gave one.
 */
type MapStatus = 'loading' | 'drawn' | 'lost' | 'unsupported';

interface MapState {
  /** Null while none runs. */
  engine: MapEngine | null;
  status: MapStatus;
  /** How often the map was opened again. */
  attempt: number;
  /** What an engine of this attempt shows first. */
  startAt: StartView;
}

const FIRST: MapState = { engine: null, status: 'loading', attempt: 0, startAt: START };

/** What a canvas gets to run the map's engine with. */
interface EngineSlot {
  /** The same object for all engines of a map. */
  events: MapEngineEvents;
  onEngine: (engine: MapEngine | null) => void;
}

/** The engine of a map, and its state by what the engine reports. */
export function useMapEngine(
  element: RefObject<MapElement | null>,
  callbacks: Pick<MapViewProps, 'onSelect' | 'onSelectOwn' | 'onViewChange' | 'onPan'>,
  styleUnavailable: ToastMessage,
): MapState & { slot: EngineSlot; reopen: () => void } {
  const [state, setState] = useState<MapState>(FIRST);
  const lastView = useRef<MapViewport>(null);
  const latest = useRef({ callbacks, styleAway: styleUnavailable });
  useEffect(() => {
    latest.current = { callbacks, styleAway: styleUnavailable };
  });
  const reopen = useCallback(() => {
    const view = lastView.current;
    setState(({ attempt, startAt }) => ({
      engine: null,
      status: 'loading',
      attempt: attempt + 1,
      startAt: view ? { ...view.center, zoom: view.zoom } : startAt,
    }));
  }, []);
  const slot = useMemo((): EngineSlot => {
    const change = (next: Partial<MapState>) => setState((last) => ({ ...last, ...next }));
    const events: MapEngineEvents = {
      onSelect: (id) => latest.current.callbacks.onSelect(id),
      onSelectOwn: () => latest.current.callbacks.onSelectOwn?.(),
      onViewChange: (viewport) => {
        lastView.current = viewport;
        latest.current.callbacks.onViewChange?.(viewport);
      },
      onPan: () => latest.current.callbacks.onPan?.(),
      onGround: () => change({ status: 'drawn' }),
      onReady: () => markReady(element.current),
      onStyleAway: (cause) => {
        reportError(cause);
        showToast(latest.current.styleAway);
      },
      onContextLost: () => change({ engine: null, status: 'lost' }),
      onContextRestored: reopen,
      onFailure: (cause) => {
        reportError(cause);
        setState((last) => ({ ...last, status: last.attempt === 0 ? 'unsupported' : 'lost' }));
      },
    };
    return { events, onEngine: (engine) => change({ engine }) };
  }, [element, reopen]);
  return { ...state, slot, reopen };
}
