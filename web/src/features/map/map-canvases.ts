import { part } from '../../shared/loading/part.js';

/** The canvases that may draw the map. */
export const MAP_CANVAS = {
  google: part(async () => (await import('./google/google-canvas.js')).default),
  maplibre: part(async () => {
    const { MapLibreCanvas, startWorkers } = await import('./maplibre/maplibre-canvas.js');
    startWorkers();
    return MapLibreCanvas;
  }),
} as const;
