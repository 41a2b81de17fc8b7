import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS_PX } from '../cluster-reach.js';
import { RING_PARTS } from '../cluster-ring.js';
import { collectionOf } from '../provider-features.js';
import { serverClusterImage } from '../server-clusters.js';
import { MAP_FONT } from './base-layers.js';
import type { MapColours } from '../../../shared/theme/map-colours.js';

/** Layers whose features are single providers. */
export const PROVIDER_LAYERS = ['marked-mark', 'provider-mark'];
/** The layer whose features are clusters. */
export const CLUSTER_LAYER = 'cluster-ring';
/** The layer whose features are clusters that the server counted. */
export const SERVER_CLUSTER_LAYER = 'server-cluster-ring';

/** From this zoom on marks have labels. */
const LABELS_FROM_ZOOM = 11;

/** All providers, clustered, with the count of each type in a cluster. */
export function providersSource(): GeoJSONSourceSpecification {
  const isType = (type: string): ExpressionSpecification => ['case', ['==', ['get', 'type'], type], 1, 0];
  return {
    type: 'geojson',
    data: collectionOf([]),
    cluster: true,
    clusterMaxZoom: CLUSTER_MAX_ZOOM,
    clusterRadius: CLUSTER_RADIUS_PX,
    clusterProperties: Object.fromEntries(SERVICE_TYPES.map((type) => [type, ['+', isType(type)]])),
  };
}

/** Markers with their arrows, clusters with their rings, and the marked ones above all. */
export function providerLayers(palette: MapColours, theme: 'light' | 'dark'): LayerSpecification[] {
  return [
    arrowLayer('provider-arrow', 'providers', theme, 1),
    withLabel(markLayer('provider-mark', 'providers', theme, 1), palette),
    countLayer(CLUSTER_LAYER, 'providers', palette, ringImage(theme)),
    countLayer(SERVER_CLUSTER_LAYER, 'server-clusters', palette, [
      'case',
      ['==', ['get', 'point_count'], 1],
      serverClusterImage(theme, 1),
      serverClusterImage(theme, 2),
    ]),
    {
      id: 'marked-halo',
      type: 'circle',
      source: 'marked',
      paint: {
        'circle-radius': ['case', ['get', 'selected'], 32, 27],
        'circle-color': palette.brand,
        'circle-opacity': ['case', ['get', 'selected'], 0.3, 0.18],
        'circle-stroke-color': palette.brand,
        'circle-stroke-width': ['case', ['get', 'selected'], 2.5, 1.5],
      },
    },
    arrowLayer('marked-arrow', 'marked', theme, 1.3),
    withLabel(markLayer('marked-mark', 'marked', theme, 1.3), palette),
  ];
}

const single: ExpressionSpecification = ['!', ['has', 'point_count']];

/** A mark grows a little from the view of a town to that of a street. */
function sizeByZoom(factor: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 6, 0.62 * factor, 12, 0.76 * factor, 16, 0.88 * factor];
}

function markLayer(id: string, source: string, theme: string, factor: number): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    filter: single,
    layout: {
      'icon-image': ['concat', `mark|${theme}|`, ['get', 'type'], '|', ['get', 'freshness']],
      'icon-size': sizeByZoom(factor),
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  };
}

/** The same with what stands under a mark, where there is room for it and streets are in sight. */
function withLabel(layer: SymbolLayerSpecification, palette: MapColours): SymbolLayerSpecification {
  return {
    ...layer,
    layout: {
      ...layer.layout,
      'text-field': ['step', ['zoom'], '', LABELS_FROM_ZOOM, ['get', 'label']],
      'text-font': MAP_FONT,
      'text-size': 12,
      'text-max-width': 6,
      'text-anchor': 'top',
      'text-offset': [0, 1.6],
      'text-optional': true,
    },
    paint: { 'text-color': palette.text, 'text-halo-color': palette.labelHalo, 'text-halo-width': 1.5 },
  };
}

/** A ring with how many it stands for. */
function countLayer(
  id: string,
  source: string,
  palette: MapColours,
  image: ExpressionSpecification | string,
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    filter: ['has', 'point_count'],
    layout: {
      'icon-image': image,
      'icon-size': ['step', ['get', 'point_count'], 0.86, 10, 1, 100, 1.14, 1000, 1.32],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
      'text-field': [
        'case',
        ['==', ['get', 'point_count'], 1],
        '',
        ['number-format', ['get', 'point_count'], { locale: 'tr' }],
      ],
      'text-font': MAP_FONT,
      'text-size': ['step', ['get', 'point_count'], 14, 1000, 15],
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': palette.text, 'text-halo-color': palette.text, 'text-halo-width': 0.35 },
  };
}

function arrowLayer(id: string, source: string, theme: string, factor: number): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    filter: ['all', single, ['>=', ['get', 'heading'], 0]],
    layout: {
      'icon-image': `arrow|${theme}`,
      'icon-size': sizeByZoom(factor),
      'icon-rotate': ['get', 'heading'],
      'icon-rotation-alignment': 'map',
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  };
}

/** The name of a ring's image: how many parts of it each type has. */
function ringImage(theme: string): ExpressionSpecification {
  const parts = SERVICE_TYPES.map((type): ExpressionSpecification => [
    'to-string',
    ['ceil', ['/', ['*', RING_PARTS, ['get', type]], ['get', 'point_count']]],
  ]);
  return ['concat', `ring|${theme}|`, ...parts.flatMap((part) => [part, '.'])];
}
