import type { ExpressionSpecification, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import roadsUrl from '../../../generated/roads.json?url';
import type { MapColours } from '../../../shared/theme/map-colours.js';
import { ROADS_ATTRIBUTION } from './locale.tr.js';
import { BASE_MAP_MAX_ZOOM } from './built-in-style.js';

const SOURCE = 'roads';
const PROVINCE = 'province';

const byClass = (first: number, second: number, third: number): ExpressionSpecification => [
  'match',
  ['get', 'class'],
  1,
  first,
  2,
  second,
  third,
];

/** From this zoom, only roads with nodes at most 2 km apart are shown. */
const FINE_FROM_ZOOM = 12;

/** Coarse roads fade out before they visibly miss their street. */
const OPACITY: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  10,
  1,
  FINE_FROM_ZOOM,
  ['case', ['get', 'fine'], 1, 0],
];

/** Shown only if no online style is available. */
export function roadLayers(palette: MapColours): LayerSpecification[] {
  return [provinceLayer(palette), roadLayer(palette)];
}

/** Adds the layers once, after the map is idle. `getPalette` is called at that time. */
export function addRoads(map: MapLibreMap, getPalette: () => MapColours): void {
  const add = () => {
    if (map.getSource(SOURCE)) return;
    const data = new URL(roadsUrl, document.baseURI).href;
    map.addSource(SOURCE, {
      type: 'geojson',
      data,
      tolerance: 0.3,
      maxzoom: BASE_MAP_MAX_ZOOM,
      attribution: ROADS_ATTRIBUTION,
    });
    const visibility = map.getLayoutProperty('places', 'visibility') ?? 'visible';
    for (const layer of roadLayers(getPalette())) {
      map.addLayer(layer, layer.id === PROVINCE ? 'sea' : 'places'); // lakes hide borders
      map.setLayoutProperty(layer.id, 'visibility', visibility);
    }
  };
  if (map.loaded()) add();
  else map.once('idle', add);
}

/** One layer for all classes, since each layer costs draw calls. */
function roadLayer(palette: MapColours): LayerSpecification {
  return {
    id: 'road',
    type: 'line',
    source: SOURCE,
    filter: [
      'all',
      ['has', 'class'],
      ['>=', ['zoom'], byClass(4, 6, 8)],
      ['any', ['get', 'fine'], ['<', ['zoom'], FINE_FROM_ZOOM]],
    ],
    layout: { 'line-join': 'round', 'line-cap': 'round', 'line-sort-key': ['-', 0, ['get', 'class']] },
    paint: {
      'line-color': ['case', ['==', ['get', 'class'], 1], palette.roadMain, palette.roadOther],
      'line-width': [
        'interpolate',
        ['exponential', 1.5],
        ['zoom'],
        5,
        byClass(1, 0.8, 0.5),
        12,
        byClass(4, 3.2, 2.4),
        16,
        byClass(10, 8, 6),
      ],
      'line-opacity': OPACITY,
    },
  };
}

function provinceLayer(palette: MapColours): LayerSpecification {
  return {
    id: PROVINCE,
    type: 'line',
    source: SOURCE,
    filter: ['==', ['get', 'part'], 'province'],
    minzoom: 5,
    maxzoom: 10,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.province,
      'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.5, 9, 1],
      'line-dasharray': [3, 2],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 5, 0.5, 6, 1, 8.5, 1, 10, 0],
    },
  };
}
