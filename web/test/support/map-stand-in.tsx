import { useEffect } from 'react';
import type { MapCanvasProps } from '../../src/features/map/map-canvas.js';
import { MAP_CENTRE, mapEngine, forgetMap } from './map-engine-stand-in.js';

/** Around Ankara, degrees: west, south, east, north. */
const ANKARA_BBOX: [number, number, number, number] = [32.6, 39.7, 33.1, 40.2];

/**
 * Stands for the map's canvas, which needs a graphics card: it shows Ankara at once and draws
 * nothing, but notes what it is told.
 */
export function MapLibreCanvas({ events, onEngine }: MapCanvasProps) {
  useEffect(() => {
    forgetMap();
    onEngine(mapEngine);
    events.onViewChange({ bbox: ANKARA_BBOX, zoom: 12, center: MAP_CENTRE });
    events.onGround();
    events.onReady();
    return () => onEngine(null);
  }, [events, onEngine]);
  return null;
}

/** Starts nothing. */
export function startWorkers(): void {
  // There is no map that would need them.
}
