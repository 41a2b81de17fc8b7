import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import { ROUTE_LABEL, routeStyle } from '../marker-style.js';
import type { RouteFeature } from '../route-features.js';
import { toScreen } from './flat-view.js';
import { type MarkerPen, paintLabel } from './paint-markers.js';

export function paintRoutes(on: MarkerPen, features: readonly RouteFeature[]): void {
  const style = routeStyle(on.theme);
  for (const { geometry, properties } of features) {
    if (geometry.type !== 'LineString') continue;
    strokeLine(on, geometry.coordinates, style.rim);
    strokeLine(on, geometry.coordinates, properties.part === 'mine' ? style.mine : style.theirs);
  }
  for (const feature of features) paintPoint(on, feature);
}

function strokeLine(
  { pen, view }: MarkerPen,
  line: readonly (readonly number[])[],
  { colour, width, dashes = [] }: { colour: string; width: number; dashes?: readonly number[] },
): void {
  pen.save();
  pen.beginPath();
  for (const [longitude = 0, latitude = 0] of line) {
    const { x, y } = toScreen(view, { latitude, longitude });
    pen.lineTo(x, y);
  }
  pen.setLineDash([...dashes]);
  pen.lineJoin = 'round';
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
  pen.restore();
}

function paintPoint(on: MarkerPen, { geometry, properties: { part, label } }: RouteFeature): void {
  if (geometry.type !== 'Point') return;
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const at = toScreen(on.view, { latitude, longitude });
  const { points } = routeStyle(on.theme);
  const { colour, rimColour } = points[part === 'pickup' ? 'pickup' : 'dropoff'];
  on.pen.beginPath();
  on.pen.arc(at.x, at.y, points.radius + points.rim / 2, 0, 2 * Math.PI);
  on.pen.fillStyle = colour;
  on.pen.strokeStyle = rimColour;
  on.pen.lineWidth = points.rim;
  on.pen.fill();
  on.pen.stroke();
  paintLabel(on, label, { at, side: 'above', style: ROUTE_LABEL, colour: MAP_COLOURS[on.theme].text });
}
