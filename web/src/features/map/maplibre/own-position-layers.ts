import type { LayerSpecification } from 'maplibre-gl';
import type { Feature } from 'geojson';
import type { OwnPosition } from '../../../shared/map/map-types.js';
import { accuracyCircle } from '../accuracy-circle.js';
import type { MapColours } from '../../../shared/theme/map-colours.js';

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
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 8,
        'circle-color': palette.own,
        'circle-stroke-color': palette.ownRim,
        'circle-stroke-width': 3,
      },
    },
  ];
}

/** The features of the user's own place; none when it is unknown. */
export function ownPositionFeatures(position: OwnPosition | null): Feature[] {
  if (!position) return [];
  const dot = { type: 'Point' as const, coordinates: [position.longitude, position.latitude] };
  return [
    { type: 'Feature', properties: {}, geometry: accuracyCircle(position) },
    { type: 'Feature', properties: {}, geometry: dot },
  ];
}
