import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MapViewProps } from '../../shared/map/map-types.js';
import type { MapEngine } from './map-engine.js';
import { MapLibreEngine } from './maplibre/maplibre-engine.js';

/**
 * The element that holds the map. Browser tests read what is really drawn through `rotadasMap`
 * (its `project` and `renderedProviders`); `data-map-ready` on the element says when to look.
 */
export interface MapElement extends HTMLDivElement {
  rotadasMap?: MapEngine;
}

type Callbacks = Pick<MapViewProps, 'onSelect' | 'onViewChange'>;

/** Starts an engine in the element and ends it with it; tells whether the map could not be opened. */
export function useMapEngine(
  element: RefObject<MapElement | null>,
  callbacks: Callbacks,
  start: { theme: MapViewProps['theme']; styleUrl: string | null },
) {
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(callbacks);
  const theme = useRef(start.theme);
  useEffect(() => {
    latest.current = callbacks;
    theme.current = start.theme;
  });

  useEffect(() => {
    const container = element.current;
    if (!container) return undefined;
    const started = tryStart(container, theme.current, start.styleUrl, latest, () => setFailed(true));
    if (!started) return undefined;
    expose(container, started);
    setEngine(started);
    return () => {
      setEngine(null);
      expose(container, null);
      started.destroy();
    };
  }, [element, start.styleUrl]);

  return { engine, failed };
}

function tryStart(
  container: HTMLElement,
  theme: MapViewProps['theme'],
  styleUrl: string | null,
  latest: RefObject<Callbacks>,
  onFailure: () => void,
): MapEngine | null {
  const fail = (cause: unknown) => {
    reportError(cause);
    onFailure();
  };
  const events = {
    onSelect: (id: number | null) => latest.current.onSelect(id),
    onViewChange: (viewport: Parameters<NonNullable<Callbacks['onViewChange']>>[0]) =>
      latest.current.onViewChange?.(viewport),
    onReady: () => void (container.dataset['mapReady'] = 'true'),
    onFailure: fail,
  };
  try {
    return new MapLibreEngine({ container, theme, events }, styleUrl);
  } catch (cause) {
    fail(cause);
    return null;
  }
}

/** Hangs the engine on its element, or takes it away again. */
function expose(container: MapElement, engine: MapEngine | null): void {
  if (engine) {
    container.rotadasMap = engine;
    return;
  }
  delete container.rotadasMap;
  delete container.dataset['mapReady'];
}
