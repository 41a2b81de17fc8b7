import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_COLOURS, type MapColours } from '../../../shared/theme/map-colours.js';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import { toFeatureCollection } from '../provider-scene.js';
import { GROUND_SOURCE, groundLayers, groundSource } from './ground-layers.js';

/** Rendered locally by MapLibre, since the style has no glyph server. */
export const MAP_FONT = ['Inter Variable'];

export function builtInLayers(palette: MapColours): LayerSpecification[] {
  return [
    ...groundLayers(palette),
    {
      id: 'grid',
      type: 'line',
      source: 'grid',
      paint: { 'line-color': palette.grid, 'line-width': 1 },
    },
    placesLayer(palette),
  ];
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

const PLACES_MAX_ZOOM = 7;
const GRID_MAX_ZOOM = 10;

/** Uses no network except the app's own origin. */
export function builtInStyle(theme: ThemeMode): StyleSpecification {
  return {
    version: 8,
    sources: {
      [GROUND_SOURCE]: groundSource(),
      grid: { type: 'geojson', data: toFeatureCollection([]), maxzoom: GRID_MAX_ZOOM },
      places: { type: 'geojson', data: toFeatureCollection([]), maxzoom: PLACES_MAX_ZOOM },
    },
    layers: builtInLayers(MAP_COLOURS[theme]),
  };
}
