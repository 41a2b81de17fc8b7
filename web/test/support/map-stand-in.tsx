import { useEffect } from 'react';
import type { MapCanvasProps } from '../../src/features/map/map-canvas.js';

/** Around Ankara, degrees: west, south, east, north. */
const ANKARA_BBOX: [number, number, number, number] = [32.6, 39.7, 33.1, 40.2];

/**
 * Stands for the map's canvas, which needs a graphics card: it shows Ankara at once and draws
 * nothing.
 */
export function MapLibreCanvas({ events }: MapCanvasProps) {
  useEffect(() => {
    const center = { latitude: 39.95, longitude: 32.85 };
    events.onViewChange({ bbox: ANKARA_BBOX, zoom: 12, center });
    events.onGround();
    events.onReady();
  }, [events]);
  return null;
}

/** Starts nothing. */
export function startWorkers(): void {
  // There is no map that would need them.
}
