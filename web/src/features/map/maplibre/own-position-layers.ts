import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { Feature } from 'geojson';
import i18next from 'i18next';
import type { LayerSpecification } from 'maplibre-gl';
import type { OwnPosition } from '../../../shared/map/map-types.js';
import type { MapColours } from '../../../shared/theme/map-colours.js';
import { accuracyCircle } from '../accuracy-circle.js';
import { MAP_FONT } from './base-layers.js';

/** The user's own place: a blue dot and the circle of its accuracy. */
export function ownPositionLayers(palette: MapColours): LayerSpecification[] {
  return [
    {
      id: 'own-accuracy',
      type: 'fill',
      source: 'own',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.own, 'fill-opacity': 0.14, 'fill-outline-color': palette.own },
    },
    {
      id: 'own-dot',
      type: 'circle',
      source: 'own',
      filter: ['all', ['==', ['geometry-type'], 'Point'], ['!', ['has', 'service']]],
      paint: {
        'circle-radius': 8,
        'circle-color': palette.own,
        'circle-stroke-color': palette.ownRim,
        'circle-stroke-width': 3,
      },
    },
  ];
}

/** Who offers something sees it where the dot would be, above everybody else's. */
export function ownMarkLayer(palette: MapColours, theme: 'light' | 'dark'): LayerSpecification {
  return {
    id: 'own-mark',
    type: 'symbol',
    source: 'own',
    filter: ['has', 'service'],
    layout: {
      'icon-image': ['concat', `own|${theme}|`, ['get', 'service']],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
      'text-field': i18next.t('map:self'),
      'text-font': MAP_FONT,
      'text-size': 14,
      'text-anchor': 'top',
      'text-offset': [0, 2.1],
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': palette.own, 'text-halo-color': palette.labelHalo, 'text-halo-width': 2 },
  };
}

/** The features of the user's own place; none when it is unknown. */
export function ownPositionFeatures(position: OwnPosition | null, service: ServiceType | null): Feature[] {
  if (!position) return [];
  const dot = { type: 'Point' as const, coordinates: [position.longitude, position.latitude] };
  return [
    { type: 'Feature', properties: {}, geometry: accuracyCircle(position) },
    { type: 'Feature', properties: service === null ? {} : { service }, geometry: dot },
  ];
}
