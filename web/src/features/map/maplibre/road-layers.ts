import type { ExpressionSpecification, LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import roadsUrl from '../../../generated/roads.json?url';
import type { MapColours } from '../../../shared/theme/map-colours.js';
import { ROADS_ATTRIBUTION } from './locale.tr.js';
import { GROUND_MAX_ZOOM } from './offline-style.js';

const SOURCE = 'roads';
const PROVINCE = 'province';
const CLASSES = [3, 2, 1] as const;

/** From which zoom on a class of road is drawn, and how wide, px, at zooms 5 and 12. */
const DRAWN = {
  1: { from: 4, width: [1, 4] },
  2: { from: 6, width: [0.8, 3.2] },
  3: { from: 8, width: [0.5, 2.4] },
} as const;

/**
 * Most lines are straight for kilometres, and what is near would be seen to miss its street; so
 * that the roads are gone before they do.
 */
const FADES: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 10, 1, 12, 0];

/** The layers of the built-in ground that come only where no other ground does. */
export function roadLayers(palette: MapColours): LayerSpecification[] {
  return [provinceLayer(palette), ...CLASSES.map((rank) => roadLayer(palette, rank))];
}

/**
 * Lays roads and borders of provinces into the built-in ground, once, after what everybody waits
 * for; `paletteOf` gives the colours of that moment.
 */
export function addRoads(map: MapLibreMap, paletteOf: () => MapColours): void {
  const add = () => {
    if (map.getSource(SOURCE)) return;
    const data = new URL(roadsUrl, document.baseURI).href;
    map.addSource(SOURCE, {
      type: 'geojson',
      data,
      tolerance: 0.3,
      maxzoom: GROUND_MAX_ZOOM,
      attribution: ROADS_ATTRIBUTION,
    });
    const visibility = map.getLayoutProperty('places', 'visibility') ?? 'visible';
    for (const layer of roadLayers(paletteOf())) {
      map.addLayer(layer, layer.id === PROVINCE ? 'sea' : 'places'); // lakes hide borders
      map.setLayoutProperty(layer.id, 'visibility', visibility);
    }
  };
  if (map.loaded()) add();
  else map.once('idle', add);
}

function roadLayer(palette: MapColours, rank: keyof typeof DRAWN): LayerSpecification {
  const { from, width } = DRAWN[rank];
  return {
    id: `road-${rank}`,
    type: 'line',
    source: SOURCE,
    filter: ['==', ['get', 'class'], rank],
    minzoom: from,
    maxzoom: 12,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': rank === 1 ? palette.roadMain : palette.roadOther,
      'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 5, width[0], 12, width[1]],
      'line-opacity': FADES,
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
