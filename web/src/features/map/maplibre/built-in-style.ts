import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_COLOURS, type MapColours } from '../../../shared/theme/map-colours.js';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import basemapUrl from '../../../generated/basemap.json?url';
import { toFeatureCollection } from '../provider-scene.js';
import { MAP_ATTRIBUTION } from './locale.tr.js';

/** Rendered locally by MapLibre, since the style has no glyph server. */
export const MAP_FONT = ['Inter Variable'];

export const BASE_MAP_SOURCE = 'basemap';

/** Consecutive layers share a source: each change of source costs clipping masks. */
export function baseLayers(palette: MapColours): LayerSpecification[] {
  return [
    fillLayer('turkiye', palette.turkiye),
    fillLayer('sea', palette.sea, ['sea', 'lake']),
    {
      id: 'coast',
      type: 'line',
      source: 'basemap',
      filter: ['==', ['get', 'part'], 'coast'],
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.coast,
        'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.8, 12, 2],
      },
    },
    {
      id: 'border',
      type: 'line',
      source: 'basemap',
      filter: ['==', ['get', 'part'], 'border'],
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.8, 12, 2],
        'line-dasharray': [4, 2],
      },
    },
    {
      id: 'grid',
      type: 'line',
      source: 'grid',
      paint: { 'line-color': palette.grid, 'line-width': 1 },
    },
    placesLayer(palette),
  ];
}

function fillLayer(id: string, color: string, parts = [id]): LayerSpecification {
  return {
    id,
    type: 'fill',
    source: 'basemap',
    filter: ['in', ['get', 'part'], ['literal', parts]],
    paint: { 'fill-color': color, 'fill-antialias': false },
  };
}

/** Larger places win collisions. */
function placesLayer(palette: MapColours): LayerSpecification {
  return {
    id: 'places',
    type: 'symbol',
    source: 'places',
    filter: ['<=', ['get', 'fromZoom'], ['zoom']],
    layout: {
      'icon-image': ['concat', 'dot|', ['to-string', ['get', 'capital']], `|${palette.dot}`],
      'icon-allow-overlap': false,
      'text-field': ['get', 'name'],
      'text-font': MAP_FONT,
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        5,
        ['case', ['>', ['get', 'population'], 500_000], 13, 11],
        12,
        ['case', ['>', ['get', 'population'], 100_000], 17, ['>', ['get', 'population'], 10_000], 14, 12],
      ],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.6,
      'text-justify': 'auto',
      'text-padding': 6,
      'text-max-width': 8,
      'symbol-sort-key': ['-', 0, ['get', 'population']],
    },
    paint: {
      'text-color': ['case', ['get', 'abroad'], palette.labelMuted, palette.label],
      'text-halo-color': palette.labelHalo,
      'text-halo-width': 1.2,
    },
  };
}

/**
 * Tiles are enlarged above this zoom, since each tile costs draw calls and clipping masks for
 * every layer. They are accurate to 30 m, their data to 50 m.
 */
export const BASE_MAP_MAX_ZOOM = 7;
const GRID_MAX_ZOOM = 10;

/** Uses no network except the app's own origin. */
export function builtInStyle(theme: ThemeMode): StyleSpecification {
  return {
    version: 8,
    sources: {
      basemap: {
        type: 'geojson',
        data: new URL(basemapUrl, document.baseURI).href,
        tolerance: 0.2,
        maxzoom: BASE_MAP_MAX_ZOOM,
        attribution: MAP_ATTRIBUTION,
      },
      grid: { type: 'geojson', data: toFeatureCollection([]), maxzoom: GRID_MAX_ZOOM },
      places: { type: 'geojson', data: toFeatureCollection([]), maxzoom: BASE_MAP_MAX_ZOOM },
    },
    layers: baseLayers(MAP_COLOURS[theme]),
  };
}
