import { lazyWithPreload } from '../../shared/loading/lazy-with-preload.js';
import { MapFailed } from '../../shared/map/map-failed.js';

export const MAP_CANVAS = {
  google: lazyWithPreload(async () => (await import('./google/google-canvas.js')).GoogleCanvas, {
    Failed: MapFailed,
  }),
  maplibre: lazyWithPreload(
    async () => {
      const { MapLibreCanvas, startWorkers } = await import('./maplibre/maplibre-canvas.js');
      startWorkers();
      return MapLibreCanvas;
    },
    { Failed: MapFailed },
  ),
} as const;
