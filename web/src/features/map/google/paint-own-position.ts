import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import i18next from 'i18next';
import type { OwnPosition } from '../../../shared/map/map-types.js';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import { accuracyCircle } from '../accuracy-circle.js';
import { toScreen } from './flat-view.js';
import { paintLabel, stamp, type MarkerPen } from './paint-markers.js';

/** Where the user is, and what the user offers there. */
export interface OwnPlace {
  position: OwnPosition;
  service: ServiceType | null;
}

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

/** Paints what the user offers where the dot is, above everybody else's marks. */
export function paintOwnMark(on: MarkerPen, { position, service }: OwnPlace): void {
  if (service === null) return;
  const point = toScreen(on.view, position);
  stamp(on, `own|${on.theme}|${service}`, point, { size: 1 });
  paintLabel(on, [i18next.t('map:self')], { x: point.x, y: point.y + 38 }, MAP_COLOURS[on.theme].own);
}
