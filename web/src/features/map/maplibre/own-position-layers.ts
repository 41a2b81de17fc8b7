import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { Feature } from 'geojson';
import i18next from 'i18next';
import type { LayerSpecification } from 'maplibre-gl';
import type { OwnPosition } from '../../../shared/map/map-types.js';
import type { MapColours } from '../../../shared/theme/map-colours.js';
import { MAP_FONT } from './base-layers.js';

/** The layer of the own mark, which stands where the user offers something. */
export const OWN_MARK_LAYER = 'own-mark';

/** Metres that a px spans on the equator at MapLibre's zoom 0. */
const METRES_PER_PX = 40_075_017 / 512;
const TOP_ZOOM = 24;

/**
 * The user's own place: a blue dot and the circle of its accuracy, which as a polygon would cost a
 * clipping mask for every tile in view.
 */
export function ownPositionLayers(palette: MapColours): LayerSpecification[] {
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
        'circle-color': palette.own,
        'circle-opacity': 0.14,
        'circle-stroke-color': palette.own,
        'circle-stroke-opacity': 0.14,
        'circle-stroke-width': 1,
      },
    },
    {
      id: 'own-dot',
      type: 'circle',
      source: 'own',
      filter: ['!', ['has', 'service']],
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
    id: OWN_MARK_LAYER,
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

/** The feature of the user's own place; none when it is unknown. */
export function ownPositionFeatures(position: OwnPosition | null, service: ServiceType | null): Feature[] {
  if (!position) return [];
  const { latitude, longitude, accuracy } = position;
  const accuracyPx = accuracy / (METRES_PER_PX * Math.cos((latitude * Math.PI) / 180));
  const properties = { accuracyPx, ...(service !== null && { service }) };
  return [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [longitude, latitude] } }];
}
