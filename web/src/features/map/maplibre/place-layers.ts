import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import { imageName } from '../marker-style.js';
import { GROUND_SOURCE } from './ground-layers.js';
import { MAP_FONT } from './map-font.js';

/** Settlements have a dot below this zoom. */
const DOTS_UP_TO_ZOOM = 10;

const kind: ExpressionSpecification = ['get', 'kind'];
const isProvince: ExpressionSpecification = ['==', kind, 'province'];

/** `rank` is the lowest zoom at which a place is drawn; see scripts/ground/places.py. */
const isDue: ExpressionSpecification = ['<=', ['get', 'rank'], ['zoom']];

const KNOWN_KINDS = ['airport', 'bus-terminal', 'pier', 'station', 'square', 'university'];
const isKnown: ExpressionSpecification = ['in', kind, ['literal', KNOWN_KINDS]];

/** The labels of the last layer are placed first; within a layer, the smallest rank is first. */
export function placeLayers(theme: ThemeMode): LayerSpecification[] {
  return [
    placeLayer('place-known', theme, {
      filter: ['all', isKnown, isDue],
      layout: {
        'icon-image': ['concat', imageName.place(theme), kind],
        'text-optional': true,
        'text-size': ['interpolate', ['linear'], ['zoom'], 9, 11, 15, 13],
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 1,
        'text-justify': 'auto',
      },
    }),
    placeLayer('place-settlement', theme, {
      filter: ['all', ['!', isKnown], isDue, ['any', ['!', isProvince], ['<', ['zoom'], 13]]],
      layout: {
        'icon-image': [
          'step',
          ['zoom'],
          ['concat', 'dot|', ['to-string', isProvince], `|${MAP_COLOURS[theme].dot}`],
          DOTS_UP_TO_ZOOM,
          '',
        ],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          4,
          ['case', ['all', isProvince, ['<=', ['get', 'rank'], 4]], 14, isProvince, 12, 11],
          8,
          ['case', isProvince, 18, 12],
          14,
          ['match', kind, ['province'], 24, ['district'], 17, 13],
        ],
        'text-letter-spacing': ['step', ['zoom'], ['case', isProvince, 0.12, 0], DOTS_UP_TO_ZOOM, 0],
        'text-variable-anchor': [
          'step',
          ['zoom'],
          ['literal', ['left', 'right', 'top', 'bottom']],
          DOTS_UP_TO_ZOOM,
          ['literal', ['center', 'top', 'bottom']],
        ],
        'text-radial-offset': 0.6,
        'text-justify': 'auto',
      },
    }),
  ];
}

function placeLayer(
  id: string,
  theme: ThemeMode,
  { filter, layout }: Required<Pick<SymbolLayerSpecification, 'filter' | 'layout'>>,
): LayerSpecification {
  const { label, labelMuted, labelHalo } = MAP_COLOURS[theme];
  return {
    id,
    type: 'symbol',
    source: GROUND_SOURCE,
    'source-layer': 'place',
    filter,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': MAP_FONT,
      'text-padding': 6,
      'text-max-width': 8,
      'symbol-sort-key': ['get', 'rank'],
      ...layout,
    },
    paint: {
      'text-color': ['match', kind, ['province', 'district', 'town'], label, labelMuted],
      'text-halo-color': labelHalo,
      'text-halo-width': 1.4,
    },
  };
}
