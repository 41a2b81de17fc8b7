import type { LayerSpecification } from 'maplibre-gl';
import type { MapColours } from '../../../shared/theme/map-colours.js';
import { MAP_FONT } from './base-layers.js';

/** The lowest layer of the ways, above which nothing of the ground may lie. */
export const LOWEST_WAY_LAYER = 'way-rims';

/** The layers of which each feature is drawn by one at least. */
export const WAY_LAYERS = ['way-theirs', 'way-mine', 'way-points'];

/** The wished way and the chosen match's, told apart by colour and by dashes, and their points. */
export function wayLayers(palette: MapColours): LayerSpecification[] {
  const round = { 'line-join': 'round', 'line-cap': 'round' } as const;
  return [
    {
      id: LOWEST_WAY_LAYER,
      type: 'line',
      source: 'ways',
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: round,
      paint: { 'line-color': palette.labelHalo, 'line-width': 9 },
    },
    {
      id: 'way-theirs',
      type: 'line',
      source: 'ways',
      filter: ['==', ['get', 'part'], 'theirs'],
      layout: round,
      paint: { 'line-color': palette.brand, 'line-width': 6 },
    },
    {
      id: 'way-mine',
      type: 'line',
      source: 'ways',
      filter: ['==', ['get', 'part'], 'mine'],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.own, 'line-width': 4, 'line-dasharray': [2, 1] },
    },
    {
      id: 'way-points',
      type: 'circle',
      source: 'ways',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 7,
        'circle-color': ['case', ['==', ['get', 'part'], 'pickup'], palette.brand, palette.surface],
        'circle-stroke-color': ['case', ['==', ['get', 'part'], 'pickup'], palette.surface, palette.brand],
        'circle-stroke-width': 3,
      },
    },
  ];
}

/** The words beside where one gets in and out; above the markers, since they say where to stand. */
export function wayWordsLayer(palette: MapColours): LayerSpecification {
  return {
    id: 'way-words',
    type: 'symbol',
    source: 'ways',
    filter: ['==', ['geometry-type'], 'Point'],
    layout: {
      'text-field': ['get', 'label'],
      'text-font': MAP_FONT,
      'text-size': 14,
      'text-anchor': 'bottom',
      'text-offset': [0, -0.9],
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': palette.text, 'text-halo-color': palette.labelHalo, 'text-halo-width': 2 },
  };
}
