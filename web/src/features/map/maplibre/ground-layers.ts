import type { ExpressionSpecification, LayerSpecification, VectorSourceSpecification } from 'maplibre-gl';
import groundUrl from '../../../generated/ground.pmtiles?url';
import type { MapColours } from '../../../shared/theme/map-colours.js';
import { GROUND_ATTRIBUTION } from './locale.tr.js';

export const GROUND_SOURCE = 'ground';

/** MapLibre requests only the tiles in view, and enlarges them above their highest zoom. */
export const groundSource = (): VectorSourceSpecification => ({
  type: 'vector',
  url: `pmtiles://${new URL(groundUrl, document.baseURI).href}`,
  attribution: GROUND_ATTRIBUTION,
});

const byZoom = (...stops: (number | ExpressionSpecification)[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops,
];

const byClass = (first: number, second: number, third: number): ExpressionSpecification => [
  'match',
  ['get', 'class'],
  1,
  first,
  2,
  second,
  third,
];

/** The lowest layer is first. See docs/reference/geodata.md. */
export function groundLayers(palette: MapColours): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': palette.sea } },
    {
      ...fromGround('land', 'land'),
      type: 'fill',
      paint: {
        'fill-color': ['case', ['==', ['get', 'country'], 'TR'], palette.turkiye, palette.land],
        'fill-antialias': false,
      },
    },
    {
      ...fromGround('urban', 'urban'),
      type: 'fill',
      maxzoom: 10,
      paint: { 'fill-color': palette.settled, 'fill-opacity': byZoom(8, 1, 10, 0) },
    },
    {
      ...fromGround('province', 'border'),
      type: 'line',
      filter: ['==', ['get', 'level'], 4],
      minzoom: 5,
      maxzoom: 10,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.province,
        'line-width': byZoom(5, 0.6, 9, 1.2),
        'line-dasharray': [3, 2],
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 5, 0.5, 6, 1, 8.5, 1, 10, 0],
      },
    },
    {
      ...fromGround('river', 'river'),
      type: 'line',
      // Small rivers are too simplified for closer zooms.
      filter: ['any', ['==', ['get', 'class'], 1], ['<', ['zoom'], 10]],
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': palette.river,
        'line-width': byZoom(5, byClass(0.8, 0.5, 0.5), 10, byClass(2, 1.2, 1), 14, 4),
      },
    },
    {
      ...fromGround('water', 'water'),
      type: 'fill',
      paint: { 'fill-color': palette.sea, 'fill-outline-color': palette.coast },
    },
    {
      ...fromGround('coast', 'land'),
      type: 'line',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.coast, 'line-width': byZoom(5, 0.6, 12, 1.6) },
    },
    {
      ...fromGround('border', 'border'),
      type: 'line',
      filter: ['==', ['get', 'level'], 2],
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.border,
        'line-width': byZoom(5, 1, 12, 2.4),
        'line-dasharray': [4, 2],
      },
    },
    roadLayer('road-casing', 0, {
      'line-color': [
        'case',
        ['get', 'bridge'],
        palette.dot,
        ['==', ['get', 'class'], 1],
        palette.roadMainCasing,
        palette.roadOtherCasing,
      ],
      'line-width': roadWidth(1.6),
    }),
    roadLayer('road', FILLED_FROM_ZOOM, {
      'line-color': ['case', ['==', ['get', 'class'], 1], palette.roadMain, palette.roadOther],
      'line-width': roadWidth(0),
    }),
  ];
}

const fromGround = (id: string, layer: string) => ({ id, source: GROUND_SOURCE, 'source-layer': layer });

/** Below this zoom roads are single lines. */
const FILLED_FROM_ZOOM = 10;
/** From this zoom, only roads with nodes at most 2 km apart and bridges are shown. */
const FINE_FROM_ZOOM = 11;
const IS_EXACT: ExpressionSpecification = ['any', ['get', 'fine'], ['get', 'bridge']];

function roadLayer(
  id: string,
  minzoom: number,
  paint: { 'line-color': ExpressionSpecification; 'line-width': ExpressionSpecification },
): LayerSpecification {
  return {
    ...fromGround(id, 'road'),
    type: 'line',
    minzoom,
    filter: ['all', ['>=', ['zoom'], byClass(4, 6, 7.5)], ['any', IS_EXACT, ['<', ['zoom'], FINE_FROM_ZOOM]]],
    layout: { 'line-join': 'round', 'line-cap': 'round', 'line-sort-key': ['-', 0, ['get', 'class']] },
    paint: {
      ...paint,
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 9, 1, FINE_FROM_ZOOM, ['case', IS_EXACT, 1, 0]],
    },
  };
}

/** Width in px. */
const roadWidth = (casing: number): ExpressionSpecification =>
  byZoom(
    4,
    byClass(0.8, 0.5, 0.3),
    8,
    byClass(2 + casing / 2, 1.4 + casing / 2, 0.8 + casing / 2),
    12,
    byClass(5 + casing, 4 + casing, 3 + casing),
    16,
    byClass(12 + casing, 10 + casing, 7 + casing),
  );
