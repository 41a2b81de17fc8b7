import { MAP_COLOURS } from '../../shared/theme/map-colours.js';
import { imageName, ROUTE_LABEL, routeStyle } from './marker-style.js';
import type { RouteFeature } from './route-features.js';
import { toScreen } from './flat-view.js';
import { drawIcon, type PaintTarget, paintLabel } from './paint-markers.js';

/** Painted below the markers. */
export function paintRoutes(target: PaintTarget, features: readonly RouteFeature[]): void {
  const style = routeStyle(target.theme);
  for (const { geometry, properties } of features) {
    if (geometry.type !== 'LineString') continue;
    strokeLine(target, geometry.coordinates, style.rim);
    strokeLine(target, geometry.coordinates, properties.part === 'searched' ? style.searched : style.match);
  }
  for (const feature of features) paintStop(target, feature);
}

function strokeLine(
  { context, view }: PaintTarget,
  line: readonly (readonly number[])[],
  { colour, width, dashes = [] }: { colour: string; width: number; dashes?: readonly number[] },
): void {
  context.save();
  context.beginPath();
  for (const [longitude = 0, latitude = 0] of line) {
    const { x, y } = toScreen(view, { latitude, longitude });
    context.lineTo(x, y);
  }
  context.setLineDash([...dashes]);
  context.lineJoin = 'round';
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
  context.restore();
}

function paintStop(target: PaintTarget, { geometry, properties: { part } }: RouteFeature): void {
  if (geometry.type !== 'Point' || (part !== 'pickup' && part !== 'dropoff')) return;
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const at = toScreen(target.view, { latitude, longitude });
  const { points } = routeStyle(target.theme);
  const { colour, rimColour } = points[part];
  target.context.beginPath();
  target.context.arc(at.x, at.y, points.radius + points.rim / 2, 0, 2 * Math.PI);
  target.context.fillStyle = colour;
  target.context.strokeStyle = rimColour;
  target.context.lineWidth = points.rim;
  target.context.fill();
  target.context.stroke();
}

/** Paints the ends and the names of the stops, above the markers. */
export function paintRouteLabels(target: PaintTarget, features: readonly RouteFeature[]): void {
  const colour = MAP_COLOURS[target.theme].text;
  for (const { geometry, properties } of features) {
    if (geometry.type !== 'Point') continue;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const at = toScreen(target.view, { latitude, longitude });
    const { part, label } = properties;
    if (part === 'from' || part === 'to') drawIcon(target, imageName.end(target.theme, label), at, 1);
    else paintLabel(target, label, { at, side: 'below', style: ROUTE_LABEL, colour });
  }
}
