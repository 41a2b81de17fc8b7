import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import type { WayFeature } from '../way-features.js';
import { toScreen } from './flat-view.js';
import { paintLabel, type MarkerPen } from './paint-markers.js';

/** Radius of the point where one gets in or out, px. */
const POINT_PX = 7;

/** Paints the ways, each with a rim that sets it off from the ground, and their points above. */
export function paintWays(on: MarkerPen, features: readonly WayFeature[]): void {
  const { brand, own, labelHalo } = MAP_COLOURS[on.theme];
  for (const feature of features) {
    if (feature.geometry.type !== 'LineString') continue;
    const isMine = feature.properties.part === 'mine';
    trace(on, feature.geometry.coordinates);
    stroke(on.pen, { colour: labelHalo, width: 9, dashes: [] });
    trace(on, feature.geometry.coordinates);
    stroke(
      on.pen,
      isMine ? { colour: own, width: 4, dashes: [8, 4] } : { colour: brand, width: 6, dashes: [] },
    );
  }
  for (const feature of features) paintPoint(on, feature);
}

function trace({ pen, view }: MarkerPen, line: readonly (readonly number[])[]): void {
  pen.beginPath();
  for (const [longitude = 0, latitude = 0] of line) {
    const { x, y } = toScreen(view, { latitude, longitude });
    pen.lineTo(x, y);
  }
}

function stroke(
  pen: CanvasRenderingContext2D,
  { colour, width, dashes }: { colour: string; width: number; dashes: number[] },
): void {
  pen.save();
  pen.setLineDash(dashes);
  pen.lineJoin = 'round';
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
  pen.restore();
}

function paintPoint(on: MarkerPen, { geometry, properties }: WayFeature): void {
  if (geometry.type !== 'Point') return;
  const { brand, surface, text } = MAP_COLOURS[on.theme];
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const { x, y } = toScreen(on.view, { latitude, longitude });
  const isPickup = properties.part === 'pickup';
  on.pen.beginPath();
  on.pen.arc(x, y, POINT_PX, 0, 2 * Math.PI);
  on.pen.fillStyle = isPickup ? brand : surface;
  on.pen.strokeStyle = isPickup ? surface : brand;
  on.pen.lineWidth = 3;
  on.pen.fill();
  on.pen.stroke();
  paintLabel(on, [properties.label], { x, y: y - 2.5 * POINT_PX }, text);
}
