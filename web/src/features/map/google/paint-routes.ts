import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import { ROUTE_LABEL, routeStyle } from '../marker-style.js';
import type { RouteFeature } from '../route-features.js';
import { toScreen } from './flat-view.js';
import { type PaintTarget, paintLabel, setFont } from './paint-markers.js';

export function paintRoutes(target: PaintTarget, features: readonly RouteFeature[]): void {
  const style = routeStyle(target.theme);
  for (const { geometry, properties } of features) {
    if (geometry.type !== 'LineString') continue;
    strokeLine(target, geometry.coordinates, style.rim);
    strokeLine(target, geometry.coordinates, properties.part === 'searched' ? style.searched : style.match);
  }
  for (const feature of features) paintPoint(target, feature);
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

function paintPoint(target: PaintTarget, { geometry, properties: { part, label } }: RouteFeature): void {
  if (geometry.type !== 'Point' || part === 'searched' || part === 'match') return;
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const at = toScreen(target.view, { latitude, longitude });
  const { context, theme } = target;
  const { points, letter } = routeStyle(theme);
  const { radius, rim, colour, rimColour } = points[part];
  context.beginPath();
  context.arc(at.x, at.y, radius + rim / 2, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.strokeStyle = rimColour;
  context.lineWidth = rim;
  context.fill();
  context.stroke();
  if (part === 'from' || part === 'to') {
    setFont(context, letter.size);
    context.fillStyle = letter.colour;
    context.fillText(label, at.x, at.y);
  } else
    paintLabel(target, label, { at, side: 'above', style: ROUTE_LABEL, colour: MAP_COLOURS[theme].text });
}
