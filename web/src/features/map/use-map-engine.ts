import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MapViewState, MapViewport, MapViewProps } from '../../shared/map/map-types.js';
import { type MapEngine, type MapEngineEvents, START } from './map-engine.js';
import { showToast, type ToastMessage } from '../../shared/toast/toast-store.js';

/** Browser tests read the drawn map through `rotadasMap` once `data-map-ready` is set. */
export interface MapElement extends HTMLDivElement {
  rotadasMap?: MapEngine;
}

export function useExposedEngine(element: RefObject<MapElement | null>, engine: MapEngine | null): void {
  useEffect(() => {
    const box = element.current;
    if (!box || !engine) return undefined;
    Object.assign(box, { rotadasMap: engine });
    return () => {
      delete box.rotadasMap;
      delete box.dataset['mapReady'];
    };
  }, [element, engine]);
}

/**
 * `lost`: the WebGL context was lost, the map can be reopened. `unsupported`: there was never one.
 */
type MapStatus = 'loading' | 'drawn' | 'lost' | 'unsupported';

interface MapState {
  engine: MapEngine | null;
  status: MapStatus;
  attempt: number;
  /** View with which the engine of this attempt starts. */
  startAt: MapViewState;
}

const INITIAL_STATE: MapState = { engine: null, status: 'loading', attempt: 0, startAt: START };

interface CanvasProps {
  /** The same object for all engines that a map creates. */
  events: MapEngineEvents;
  onEngine: (engine: MapEngine | null) => void;
}

export function useMapEngine(
  element: RefObject<MapElement | null>,
  callbacks: Pick<MapViewProps, 'onSelect' | 'onSelectOwn' | 'onViewChange' | 'onPan'>,
  styleUnavailable: ToastMessage,
): MapState & { canvasProps: CanvasProps; reopen: () => void; retryStreets: (() => void) | null } {
  const [state, setState] = useState<MapState>(INITIAL_STATE);
  const [retryStreets, setRetryStreets] = useState<(() => void) | null>(null);
  const lastView = useRef<MapViewport>(null);
  const latest = useRef({ callbacks, styleUnavailable });
  useEffect(() => {
    latest.current = { callbacks, styleUnavailable };
  });
  const reopen = useCallback(() => {
    const view = lastView.current;
    setState(({ attempt, startAt }) => ({
      engine: null,
      status: 'loading',
      attempt: attempt + 1,
      startAt: view ? { ...view.centre, zoom: view.zoom } : startAt,
    }));
  }, []);
  const canvasProps = useMemo((): CanvasProps => {
    const change = (next: Partial<MapState>) => setState((last) => ({ ...last, ...next }));
    const events: MapEngineEvents = {
      onSelect: (id) => latest.current.callbacks.onSelect(id),
      onSelectOwn: () => latest.current.callbacks.onSelectOwn?.(),
      onViewChange: (viewport) => {
        lastView.current = viewport;
        latest.current.callbacks.onViewChange?.(viewport);
      },
      onPan: () => latest.current.callbacks.onPan?.(),
      // Each loaded tile reports it again
      onBaseMapDrawn: () =>
        setState((last) => (last.status === 'drawn' ? last : { ...last, status: 'drawn' })),
      onReady: () => element.current?.setAttribute('data-map-ready', 'true'),
      onStyleUnavailable: (cause) => {
        reportError(cause);
        showToast(latest.current.styleUnavailable);
      },
      onStreetsMissing: (retry) => setRetryStreets(() => retry),
      onContextLost: () => change({ engine: null, status: 'lost' }),
      onContextRestored: reopen,
      onFailure: (cause) => {
        reportError(cause);
        setState((last) => ({ ...last, status: last.attempt === 0 ? 'unsupported' : 'lost' }));
      },
    };
    return { events, onEngine: (engine) => change({ engine }) };
  }, [element, reopen]);
  return { ...state, canvasProps, reopen, retryStreets };
}
