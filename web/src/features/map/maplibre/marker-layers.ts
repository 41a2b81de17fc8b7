import { RADIANS } from '@rotadas/contracts/primitives/globe';
import type { Cluster } from '@rotadas/contracts/live/server-frame';
import { SERVICE_TYPES, type ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { Feature, Point } from 'geojson';
import i18next from 'i18next';
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { OwnPosition } from '../../../shared/map/map-types.js';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import {
  AGE_LABEL,
  CLUSTER_MAX_ZOOM,
  CLUSTER_RADIUS,
  CLUSTER_SIZES,
  imageName,
  type LabelStyle,
  MARK_HALO,
  MARK_SIZES,
  MARKED_FACTOR,
  OWN_DOT,
  OWN_LABEL,
  RING_PARTS,
} from '../marker-style.js';
import { toFeatureCollection } from '../provider-scene.js';
import { mapLibreZoom } from './maplibre-map.js';
import { MAP_FONT } from './map-font.js';

export const PROVIDER_LAYERS = ['marked-mark', 'provider-mark'];
export const CLUSTER_LAYER = 'cluster-ring';
export const SERVER_CLUSTER_LAYER = 'server-cluster-ring';
export const OWN_MARK_LAYER = 'own-mark';

/** At the equator and MapLibre's zoom 0. */
const METRES_PER_PX = 40_075_017 / 512;
const TOP_ZOOM = 24;

/** Markers are clustered already, so collisions are not resolved again. */
export const ALLOW_OVERLAP = { 'icon-allow-overlap': true, 'icon-ignore-placement': true } as const;
export const ALLOW_TEXT_OVERLAP = { 'text-allow-overlap': true, 'text-ignore-placement': true } as const;

export function providersSource(): GeoJSONSourceSpecification {
  const isType = (type: string): ExpressionSpecification => ['case', ['==', ['get', 'type'], type], 1, 0];
  return {
    type: 'geojson',
    data: toFeatureCollection([]),
    cluster: true,
    clusterMaxZoom: mapLibreZoom(CLUSTER_MAX_ZOOM),
    clusterRadius: CLUSTER_RADIUS,
    clusterProperties: Object.fromEntries(SERVICE_TYPES.map((type) => [type, ['+', isType(type)]])),
  };
}

/** Named like the properties of MapLibre's own clusters. */
export function serverClusterFeatures(clusters: readonly Cluster[]): Feature<Point>[] {
  return clusters.map(({ latitude, longitude, count }) => ({
    type: 'Feature',
    properties: { point_count: count },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
}

export function ownPositionFeatures(position: OwnPosition | null, service: ServiceType | null): Feature[] {
  if (!position) return [];
  const { latitude, longitude, accuracy } = position;
  const accuracyPx = accuracy / (METRES_PER_PX * Math.cos(latitude * RADIANS));
  const properties = { accuracyPx, ...(service !== null && { service }) };
  return [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [longitude, latitude] } }];
}

export function markerLayers(theme: ThemeMode): LayerSpecification[] {
  return [
    ...ownPositionLayers(theme),
    arrowLayer('provider-arrow', 'providers', theme, 1),
    markLayer('provider-mark', 'providers', theme, 1),
    countLayer(CLUSTER_LAYER, 'providers', theme, ringImage(theme)),
    countLayer(SERVER_CLUSTER_LAYER, 'server-clusters', theme, [
      'case',
      ['==', ['get', 'point_count'], 1],
      imageName.serverCluster(theme, 1),
      imageName.serverCluster(theme, 2),
    ]),
    haloLayer(theme),
    arrowLayer('marked-arrow', 'marked', theme, MARKED_FACTOR),
    markLayer('marked-mark', 'marked', theme, MARKED_FACTOR),
    ownMarkLayer(theme),
  ];
}

interface SymbolStyle {
  layout: NonNullable<SymbolLayerSpecification['layout']>;
  paint: NonNullable<SymbolLayerSpecification['paint']>;
}

export function labelStyle(
  text: ExpressionSpecification | string,
  { size, halo, distance }: LabelStyle,
  { side, colour, theme }: { side: 'above' | 'below'; colour: string; theme: ThemeMode },
): SymbolStyle {
  return {
    layout: {
      'text-field': text,
      'text-font': MAP_FONT,
      'text-size': size,
      'text-anchor': side === 'below' ? 'top' : 'bottom',
      'text-offset': [0, (side === 'below' ? distance : -distance) / size],
    },
    paint: {
      'text-color': colour,
      'text-halo-color': MAP_COLOURS[theme].labelHalo,
      'text-halo-width': halo,
    },
  };
}

const single: ExpressionSpecification = ['!', ['has', 'point_count']];

function sizeByZoom(factor: number): ExpressionSpecification {
  const stops = MARK_SIZES.flatMap(({ zoom, size }) => [mapLibreZoom(zoom), size * factor]);
  return ['interpolate', ['linear'], ['zoom'], ...stops];
}

function byCount(part: 'size' | 'text'): ExpressionSpecification {
  const [first, ...more] = CLUSTER_SIZES;
  return ['step', ['get', 'point_count'], first[part], ...more.flatMap((each) => [each.from, each[part]])];
}

function markLayer(id: string, source: string, theme: ThemeMode, factor: number): SymbolLayerSpecification {
  const age: ExpressionSpecification = [
    'step',
    ['zoom'],
    '',
    mapLibreZoom(AGE_LABEL.fromZoom),
    ['get', 'label'],
  ];
  const label = labelStyle(age, AGE_LABEL, { side: 'below', colour: MAP_COLOURS[theme].text, theme });
  return {
    id,
    type: 'symbol',
    source,
    filter: single,
    layout: {
      'icon-image': ['concat', imageName.mark(theme), ['get', 'type'], '|', ['get', 'freshness']],
      'icon-size': sizeByZoom(factor),
      ...ALLOW_OVERLAP,
      ...label.layout,
      'text-max-width': 6,
      'text-optional': true,
    },
    paint: label.paint,
  };
}

function arrowLayer(id: string, source: string, theme: ThemeMode, factor: number): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    filter: ['all', single, ['>=', ['get', 'heading'], 0]],
    layout: {
      'icon-image': imageName.arrow(theme),
      'icon-size': sizeByZoom(factor),
      'icon-rotate': ['get', 'heading'],
      'icon-rotation-alignment': 'map',
      ...ALLOW_OVERLAP,
    },
  };
}

function countLayer(
  id: string,
  source: string,
  theme: ThemeMode,
  image: ExpressionSpecification | string,
): LayerSpecification {
  const { text } = MAP_COLOURS[theme];
  return {
    id,
    type: 'symbol',
    source,
    filter: ['has', 'point_count'],
    layout: {
      'icon-image': image,
      'icon-size': byCount('size'),
      'icon-allow-overlap': true, // and hides the labels below it
      'text-field': [
        'case',
        ['==', ['get', 'point_count'], 1],
        '',
        ['number-format', ['get', 'point_count'], { locale: 'tr' }],
      ],
      'text-font': MAP_FONT,
      'text-size': byCount('text'),
      ...ALLOW_TEXT_OVERLAP,
    },
    paint: { 'text-color': text, 'text-halo-color': text, 'text-halo-width': 0.35 },
  };
}

function ringImage(theme: ThemeMode): ExpressionSpecification {
  const parts = SERVICE_TYPES.map((type): ExpressionSpecification => [
    'to-string',
    ['ceil', ['/', ['*', RING_PARTS, ['get', type]], ['get', 'point_count']]],
  ]);
  return ['concat', imageName.ring(theme), ...parts.flatMap((part) => [part, '.'])];
}

function haloLayer(theme: ThemeMode): LayerSpecification {
  const { brand } = MAP_COLOURS[theme];
  const { selected, highlighted } = MARK_HALO;
  const bySelection = (part: 'radius' | 'opacity' | 'rim'): ExpressionSpecification => [
    'case',
    ['get', 'selected'],
    selected[part],
    highlighted[part],
  ];
  return {
    id: 'marked-halo',
    type: 'circle',
    source: 'marked',
    paint: {
      'circle-radius': bySelection('radius'),
      'circle-color': brand,
      'circle-opacity': bySelection('opacity'),
      'circle-stroke-color': brand,
      'circle-stroke-width': bySelection('rim'),
    },
  };
}

/** A circle, since a polygon for the accuracy costs a clipping mask per tile. */
function ownPositionLayers(theme: ThemeMode): LayerSpecification[] {
  const { own, ownRim } = MAP_COLOURS[theme];
  return [
    {
      id: 'own-accuracy',
      type: 'circle',
      source: 'own',
      paint: {
        'circle-radius': [
          'interpolate',
          ['exponential', 2],
          ['zoom'],
          0,
          ['get', 'accuracyPx'],
          TOP_ZOOM,
          ['*', ['get', 'accuracyPx'], 2 ** TOP_ZOOM],
        ],
        'circle-color': own,
        'circle-opacity': OWN_DOT.accuracyOpacity,
      },
    },
    {
      id: 'own-dot',
      type: 'circle',
      source: 'own',
      filter: ['!', ['has', 'service']],
      paint: {
        'circle-radius': OWN_DOT.radius,
        'circle-color': own,
        'circle-stroke-color': ownRim,
        'circle-stroke-width': OWN_DOT.rim,
      },
    },
  ];
}

function ownMarkLayer(theme: ThemeMode): LayerSpecification {
  const colour = MAP_COLOURS[theme].own;
  const label = labelStyle(i18next.t('map:self'), OWN_LABEL, { side: 'below', colour, theme });
  return {
    id: OWN_MARK_LAYER,
    type: 'symbol',
    source: 'own',
    filter: ['has', 'service'],
    layout: {
      'icon-image': ['concat', imageName.own(theme), ['get', 'service']],
      ...ALLOW_OVERLAP,
      ...label.layout,
      ...ALLOW_TEXT_OVERLAP,
    },
    paint: label.paint,
  };
}
