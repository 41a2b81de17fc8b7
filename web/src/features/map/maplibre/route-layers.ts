import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  Map as MapLibreMap,
} from 'maplibre-gl';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import { routeStyle } from '../marker-style.js';

/** Tiles are enlarged above this zoom; they are accurate to a metre. */
export const ROUTES_MAX_ZOOM = 12;

/** Base map layers are inserted below this one. */
export const LOWEST_ROUTE_LAYER = 'route-rims';

const IS_PICKUP: ExpressionSpecification = ['==', ['get', 'part'], 'pickup'];
const IS_STOP: FilterSpecification = ['in', ['get', 'part'], ['literal', ['pickup', 'dropoff']]];

const ROUTE_LINES = [LOWEST_ROUTE_LAYER, 'route-match', 'route-searched'];

/** Lines are hidden without routes, since even empty layers cost clipping masks. */
export function routeLayers(theme: ThemeMode, hasRoutes: boolean): LayerSpecification[] {
  const visibility = toVisibility(hasRoutes);
  const round = { 'line-join': 'round', 'line-cap': 'round', visibility } as const;
  const { rim, match, searched, points } = routeStyle(theme);
  return [
    {
      id: LOWEST_ROUTE_LAYER,
      type: 'line',
      source: 'routes',
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: round,
      paint: { 'line-color': rim.colour, 'line-width': rim.width },
    },
    {
      id: 'route-match',
      type: 'line',
      source: 'routes',
      filter: ['==', ['get', 'part'], 'match'],
      layout: round,
      paint: { 'line-color': match.colour, 'line-width': match.width },
    },
    {
      id: 'route-searched',
      type: 'line',
      source: 'routes',
      filter: ['==', ['get', 'part'], 'searched'],
      layout: { 'line-join': 'round', visibility },
      paint: {
        'line-color': searched.colour,
        'line-width': searched.width,
        'line-dasharray': searched.dashes.map((px) => px / searched.width),
      },
    },
    {
      id: 'route-points',
      type: 'circle',
      source: 'routes',
      filter: IS_STOP,
      paint: {
        'circle-radius': points.radius,
        'circle-color': ['case', IS_PICKUP, points.pickup.colour, points.dropoff.colour],
        'circle-stroke-color': ['case', IS_PICKUP, points.pickup.rimColour, points.dropoff.rimColour],
        'circle-stroke-width': points.rim,
      },
    },
  ];
}

const toVisibility = (isVisible: boolean) => (isVisible ? 'visible' : 'none');

export function showRouteLines(map: MapLibreMap, hasRoutes: boolean): void {
  for (const id of ROUTE_LINES)
    if (map.getLayer(id)) map.setLayoutProperty(id, 'visibility', toVisibility(hasRoutes));
}
