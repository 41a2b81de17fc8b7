import type { StyleSpecification } from 'maplibre-gl';
import basemapUrl from '../../../generated/basemap.json?url';
import { collectionOf } from '../provider-features.js';
import { baseLayers } from './base-layers.js';
import { MAP_ATTRIBUTION } from './locale.tr.js';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';

/**
 * Tiles of the ground are enlarged beyond this zoom, so that a view is one or two of them: each
 * costs draw calls and clipping masks for every layer. They are exact to 30 m, their data to 50 m.
 */
export const GROUND_MAX_ZOOM = 7;
/** The lines of the grid are finer. */
const GRID_MAX_ZOOM = 10;

/** The built-in style: no network but the app's own origin, no glyph server, no sprite. */
export function offlineStyle(theme: 'light' | 'dark'): StyleSpecification {
  return {
    version: 8,
    sources: {
      basemap: {
        type: 'geojson',
        data: new URL(basemapUrl, document.baseURI).href,
        tolerance: 0.2,
        maxzoom: GROUND_MAX_ZOOM,
        attribution: MAP_ATTRIBUTION,
      },
      grid: { type: 'geojson', data: collectionOf([]), maxzoom: GRID_MAX_ZOOM },
      places: { type: 'geojson', data: collectionOf([]), maxzoom: GROUND_MAX_ZOOM },
    },
    layers: baseLayers(MAP_COLOURS[theme]),
  };
}
