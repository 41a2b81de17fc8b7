import { useEffect, useRef } from 'react';
import type { MapCanvasProps, StartView } from '../map-engine.js';
import { MapLibreEngine } from './maplibre-engine.js';

export { startWorkers } from './maplibre-map.js';

interface Props extends MapCanvasProps {
  /** The operator's vector style; null takes the open one when the network is there. */
  styleUrl: string | null;
  /** What the map shows first. */
  startAt: StartView;
}

/** MapLibre's map, over the whole of its parent. */
export function MapLibreCanvas({ theme, events, onEngine, styleUrl, startAt }: Props) {
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

  return <div ref={element} className="map-view__ground" />;
}
