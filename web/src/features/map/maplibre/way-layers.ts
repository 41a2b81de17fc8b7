import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import type { MapColours } from '../../../shared/theme/map-colours.js';
import { MAP_FONT } from './base-layers.js';

/** Tiles of the routes are enlarged beyond this zoom; they are exact to a metre. */
export const WAYS_MAX_ZOOM = 12;

/** The lowest layer of the ways, above which nothing of the ground may lie. */
export const LOWEST_WAY_LAYER = 'way-rims';

const WAY_LINES = [LOWEST_WAY_LAYER, 'way-theirs', 'way-mine'];

/** The layers of which each feature is drawn by one at least. */
export const WAY_LAYERS = ['way-theirs', 'way-mine', 'way-points'];

/**
 * The wished way and the chosen match's, told apart by colour and by dashes, and their points.
 * Without ways the lines are hidden: even without features they cost clipping masks.
 */
export function wayLayers(palette: MapColours, hasWays: boolean): LayerSpecification[] {
  const visibility = visibilityOf(hasWays);
  const round = { 'line-join': 'round', 'line-cap': 'round', visibility } as const;
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
      layout: { 'line-join': 'round', visibility },
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

const visibilityOf = (isVisible: boolean) => (isVisible ? 'visible' : 'none');

/** Shows or hides the lines of the ways. */
export function showWayLines(map: MapLibreMap, hasWays: boolean): void {
  for (const id of WAY_LINES)
    if (map.getLayer(id)) map.setLayoutProperty(id, 'visibility', visibilityOf(hasWays));
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
