import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Feature, LineString, Point } from 'geojson';
import i18next from 'i18next';
import type { MapRoutes } from '../../shared/map/map-types.js';
import './map.tr.js';

type RoutePart = 'searched' | 'match' | 'pickup' | 'dropoff';

export type RouteFeature = Feature<LineString | Point, { part: RoutePart; label: string }>;

/** In drawing order, lowest first. */
export function routeFeatures(routes: MapRoutes | null): RouteFeature[] {
  if (routes === null) return [];
  return [
    ...lineFeatures('match', routes.matchRoute),
    ...lineFeatures('searched', routes.searchedRoute),
    ...pointFeatures('pickup', routes.pickup),
    ...pointFeatures('dropoff', routes.dropoff),
  ];
}

function lineFeatures(part: RoutePart, coordinates: MapRoutes['searchedRoute']): RouteFeature[] {
  if (coordinates === null) return [];
  return [
    { type: 'Feature', properties: { part, label: '' }, geometry: { type: 'LineString', coordinates } },
  ];
}

function pointFeatures(part: 'pickup' | 'dropoff', place: Coordinates | null): RouteFeature[] {
  if (place === null) return [];
  const coordinates = [place.longitude, place.latitude];
  const properties = { part, label: i18next.t(`map:ways.${part}`) };
  return [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates } }];
}
