import { prewarm, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useRef } from 'react';
import type { MapViewState } from '../../../shared/map/map-types.js';
import type { MapCanvasProps } from '../map-engine.js';
import { MapLibreEngine } from './maplibre-engine.js';

/** Starts tile workers before the first map; they are shared by later maps. */
export function startWorkers(): void {
  setWorkerUrl(new URL(workerUrl, document.baseURI).href);
  prewarm();
}

interface MapLibreCanvasProps extends MapCanvasProps {
  /** If null, the open style is used when online. */
  styleUrl: string | null;
  startAt: MapViewState;
}

export function MapLibreCanvas({ theme, events, onEngine, styleUrl, startAt }: MapLibreCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const start = useRef({ theme, startAt });
  useEffect(() => {
    start.current = { theme, startAt };
  });

  useEffect(() => {
    const container = element.current;
    if (!container) return undefined;
    try {
      const engine = new MapLibreEngine({ container, events, ...start.current }, styleUrl);
      onEngine(engine);
      return () => {
        onEngine(null);
        engine.destroy();
      };
    } catch (cause) {
      events.onFailure(cause);
      return undefined;
    }
  }, [events, onEngine, styleUrl]);

  return <div ref={element} className="map-view-base" />;
}
