import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Feature, LineString, Point } from 'geojson';
import i18next from 'i18next';
import type { MapRoutes } from '../../shared/map/map-types.js';
import './map.tr.js';

type StopPart = 'pickup' | 'dropoff';
type EndPart = 'from' | 'to';
type RoutePart = 'searched' | 'match' | StopPart | EndPart;

export type RouteFeature = Feature<LineString | Point, { part: RoutePart; label: string }>;

/** The features in the order of drawing, the lowest first. */
export function toRouteFeatures(routes: MapRoutes | null): RouteFeature[] {
  if (routes === null) return [];
  return [
    ...lineFeatures('match', routes.matchRoute),
    ...lineFeatures('searched', routes.searchedRoute),
    ...pointFeatures('pickup', routes.pickup),
    ...pointFeatures('dropoff', routes.dropoff),
    ...pointFeatures('from', routes.ends?.from),
    ...pointFeatures('to', routes.ends?.to),
  ];
}

function lineFeatures(part: RoutePart, coordinates: MapRoutes['searchedRoute']): RouteFeature[] {
  if (coordinates === null) return [];
  return [
    { type: 'Feature', properties: { part, label: '' }, geometry: { type: 'LineString', coordinates } },
  ];
}

function pointFeatures(part: StopPart | EndPart, place: Coordinates | null | undefined): RouteFeature[] {
  if (!place) return [];
  const coordinates = [place.longitude, place.latitude];
  const properties = { part, label: i18next.t(`map:points.${part}`) };
  return [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates } }];
}
