import { useEffect } from 'react';
import type { MapCanvasProps, StartView } from '../../src/features/map/map-engine.js';
import { MAP_CENTRE, mapCanvas, mapEngine, forgetMap } from './map-engine-stand-in.js';

/** Around Ankara, degrees: west, south, east, north. */
const ANKARA_BBOX: [number, number, number, number] = [32.6, 39.7, 33.1, 40.2];

/**
 * Stands for the map's canvas, which needs a graphics card: it shows Ankara at once and draws
 * nothing, but notes what it is told.
 */
export function MapLibreCanvas({ events, onEngine, startAt }: MapCanvasProps & { startAt: StartView }) {
  useEffect(() => {
    forgetMap();
    Object.assign(mapCanvas, { events, startAt });
    if (mapCanvas.failsNext) {
      mapCanvas.failsNext = false;
      events.onFailure(new Error('no graphics context'));
      return undefined;
    }
    onEngine(mapEngine);
    events.onViewChange({ bbox: ANKARA_BBOX, zoom: 12, center: MAP_CENTRE });
    events.onGround();
    events.onReady();
    return () => onEngine(null);
  }, [events, onEngine, startAt]);
  return null;
}

/** Starts nothing. */
export function startWorkers(): void {
  // There is no map that would need them.
}
