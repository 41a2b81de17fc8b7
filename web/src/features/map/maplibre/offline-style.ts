import type { StyleSpecification } from 'maplibre-gl';
import basemapUrl from '../../../generated/basemap.json?url';
import { collectionOf } from '../provider-features.js';
import { baseLayers } from './base-layers.js';
import { MAP_ATTRIBUTION } from './locale.tr.js';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';

/** The built-in style: no network but the app's own origin, no glyph server, no sprite. */
export function offlineStyle(theme: 'light' | 'dark'): StyleSpecification {
  return {
    version: 8,
    sources: {
      basemap: {
        type: 'geojson',
        data: new URL(basemapUrl, document.baseURI).href,
        tolerance: 0.2,
        attribution: MAP_ATTRIBUTION,
      },
      grid: { type: 'geojson', data: collectionOf([]) },
      settled: { type: 'geojson', data: collectionOf([]) },
      places: { type: 'geojson', data: collectionOf([]) },
    },
    layers: baseLayers(MAP_COLOURS[theme]),
  };
}
