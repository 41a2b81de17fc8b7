import type { OwnPosition } from '../../../shared/map/map-types.js';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import { accuracyCircle } from '../accuracy-circle.js';
import { toScreen } from './flat-view.js';
import type { MarkerPen } from './paint-markers.js';

/** Paints the user's own place: a blue dot and the circle of its accuracy. */
export function paintOwnPosition({ pen, view, theme }: MarkerPen, position: OwnPosition): void {
  const { own, ownRim } = MAP_COLOURS[theme];
  pen.beginPath();
  for (const [longitude = 0, latitude = 0] of accuracyCircle(position).coordinates[0] ?? []) {
    const { x, y } = toScreen(view, { latitude, longitude });
    pen.lineTo(x, y);
  }
  pen.fillStyle = own;
  pen.globalAlpha = 0.14;
  pen.fill();
  pen.globalAlpha = 1;
  const { x, y } = toScreen(view, position);
  pen.beginPath();
  pen.arc(x, y, 9.5, 0, 2 * Math.PI);
  pen.fillStyle = ownRim;
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, 8, 0, 2 * Math.PI);
  pen.fillStyle = own;
  pen.fill();
}
