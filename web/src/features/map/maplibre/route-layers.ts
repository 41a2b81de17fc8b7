import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  Map as MapLibreMap,
} from 'maplibre-gl';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import type { ThemeMode } from '../../../shared/theme/tokens.js';
import { imageName, ROUTE_LABEL, routeStyle } from '../marker-style.js';
import { ALLOW_OVERLAP, ALLOW_TEXT_OVERLAP, labelStyle } from './marker-layers.js';

/** Tiles are enlarged above this zoom; they are accurate to a metre. */
export const ROUTES_MAX_ZOOM = 12;

/** Base map layers are inserted below this one. */
export const LOWEST_ROUTE_LAYER = 'route-rims';

const IS_PICKUP: ExpressionSpecification = ['==', ['get', 'part'], 'pickup'];
const IS_STOP: FilterSpecification = ['in', ['get', 'part'], ['literal', ['pickup', 'dropoff']]];
const IS_END: FilterSpecification = ['in', ['get', 'part'], ['literal', ['from', 'to']]];

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

/** Above the markers. */
export function routeTopLayers(theme: ThemeMode): LayerSpecification[] {
  const colour = MAP_COLOURS[theme].text;
  const label = labelStyle(['get', 'label'], ROUTE_LABEL, { side: 'below', colour, theme });
  return [
    {
      id: 'route-ends',
      type: 'symbol',
      source: 'routes',
      filter: IS_END,
      layout: { 'icon-image': ['concat', imageName.end(theme), ['get', 'label']], ...ALLOW_OVERLAP },
    },
    {
      id: 'route-labels',
      type: 'symbol',
      source: 'routes',
      filter: IS_STOP,
      layout: { ...label.layout, ...ALLOW_TEXT_OVERLAP },
      paint: label.paint,
    },
  ];
}
