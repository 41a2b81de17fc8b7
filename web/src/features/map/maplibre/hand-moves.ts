import type { Map as MapLibreMap } from 'maplibre-gl';

/**
 * Calls `onPan` when the user moves the map elsewhere: by dragging, by an arrow key, or by choosing
 * a box. Zooming is not that.
 */
export function listenForPans(map: MapLibreMap, onPan: () => void): void {
  map.on('dragstart', onPan);
  map.on('boxzoomend', onPan);
  map.getCanvas().addEventListener('keydown', ({ key }) => {
    if (key.startsWith('Arrow')) onPan();
  });
}
