import type { Cluster } from '@rotadas/contracts/live/server-frame';
import { METRES_PER_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';
import { SERVICE_TYPES, type ServiceType } from '@rotadas/contracts/primitives/service-type';
import i18next from 'i18next';
import type { OwnPosition } from '../../../shared/map/map-types.js';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import { FONT_FAMILY, type ThemeMode } from '../../../shared/theme/tokens.js';
import { IMAGE_DENSITY } from '../marker-image.js';
import {
  AGE_LABEL,
  CLUSTER_SIZES,
  imageName,
  type LabelStyle,
  MARK_HALO,
  MARK_SIZES,
  MARKED_FACTOR,
  OWN_DOT,
  OWN_LABEL,
  RING_PARTS,
} from '../marker-style.js';
import type { ProviderFeature } from '../provider-scene.js';
import type { MarkerCluster } from './cluster-index.js';
import { toScreen, type FlatView } from './flat-view.js';

export interface MarkerPen {
  pen: CanvasRenderingContext2D;
  view: FlatView;
  theme: ThemeMode;
  image: (name: string) => ImageBitmap | null;
}

export interface OwnPlace {
  position: OwnPosition;
  service: ServiceType | null;
}

interface ScreenPoint {
  x: number;
  y: number;
}

/** Half the width of a marker image at size 1, px. */
const IMAGE_RADIUS = 24;

export function paintProvider(target: MarkerPen, feature: ProviderFeature, factor = 1): void {
  const { type, freshness, heading, label } = feature.properties;
  const point = toScreenPoint(target.view, feature);
  const size = markSize(target.view.zoom) * factor;
  if (heading >= 0) stamp(target, imageName.arrow(target.theme), point, { size, turn: heading * RADIANS });
  stamp(target, imageName.mark(target.theme, type, freshness), point, { size });
  if (label === '' || target.view.zoom < AGE_LABEL.fromZoom) return;
  paintLabel(target, label, {
    at: point,
    side: 'below',
    style: AGE_LABEL,
    colour: MAP_COLOURS[target.theme].text,
  });
}

export function paintMarked(target: MarkerPen, feature: ProviderFeature, selected: boolean): void {
  const { radius, opacity, rim } = MARK_HALO[selected ? 'selected' : 'highlighted'];
  const { brand } = MAP_COLOURS[target.theme];
  disc(target.pen, toScreenPoint(target.view, feature), radius);
  target.pen.fillStyle = target.pen.strokeStyle = brand;
  target.pen.globalAlpha = opacity;
  target.pen.fill();
  target.pen.globalAlpha = 1;
  target.pen.lineWidth = rim;
  target.pen.stroke();
  paintProvider(target, feature, MARKED_FACTOR);
}

export function paintCluster(target: MarkerPen, cluster: MarkerCluster): void {
  const { count, counts } = cluster;
  const parts = SERVICE_TYPES.map((type) => `${Math.ceil((RING_PARTS * counts[type]) / count)}.`);
  paintCount(target, cluster, imageName.ring(target.theme, parts.join('')));
}

export const paintServerCluster = (target: MarkerPen, cluster: Cluster) =>
  paintCount(target, cluster, imageName.serverCluster(target.theme, cluster.count));

function paintCount(target: MarkerPen, { count, ...place }: Cluster, image: string): void {
  const point = toScreen(target.view, place);
  const { size, text } = clusterSize(count);
  stamp(target, image, point, { size });
  if (count === 1) return;
  writeWith(target.pen, text);
  target.pen.fillStyle = MAP_COLOURS[target.theme].text;
  target.pen.fillText(count.toLocaleString('tr'), point.x, point.y + 1);
}

export function paintOwnPosition({ pen, view, theme }: MarkerPen, position: OwnPosition): void {
  const { own, ownRim } = MAP_COLOURS[theme];
  const point = toScreen(view, position);
  disc(pen, point, accuracyRadius(view, position));
  pen.fillStyle = own;
  pen.globalAlpha = OWN_DOT.accuracyOpacity;
  pen.fill();
  pen.globalAlpha = 1;
  disc(pen, point, OWN_DOT.radius + OWN_DOT.rim);
  pen.fillStyle = ownRim;
  pen.fill();
  disc(pen, point, OWN_DOT.radius);
  pen.fillStyle = own;
  pen.fill();
}

export function paintOwnMark(target: MarkerPen, { position, service }: OwnPlace): void {
  if (service === null) return;
  const at = toScreen(target.view, position);
  stamp(target, imageName.own(target.theme, service), at, { size: 1 });
  const label = { at, side: 'below', style: OWN_LABEL, colour: MAP_COLOURS[target.theme].own } as const;
  paintLabel(target, i18next.t('map:self'), label);
}

export function paintLabel(
  { pen, theme }: MarkerPen,
  text: string,
  {
    at,
    side,
    style,
    colour,
  }: { at: ScreenPoint; side: 'above' | 'below'; style: LabelStyle; colour: string },
): void {
  const toMiddle = style.distance + style.size / 2;
  const y = side === 'below' ? at.y + toMiddle : at.y - toMiddle;
  writeWith(pen, style.size);
  pen.lineJoin = 'round';
  pen.lineWidth = 2 * style.halo;
  pen.strokeStyle = MAP_COLOURS[theme].labelHalo;
  pen.fillStyle = colour;
  pen.strokeText(text, at.x, y);
  pen.fillText(text, at.x, y);
}

/** Hit radius, px. */
export const clusterRadius = (count: number) => IMAGE_RADIUS * clusterSize(count).size;

/** Hit radius, px. */
export const markRadius = (zoom: number) => IMAGE_RADIUS * markSize(zoom);

const clusterSize = (count: number) =>
  CLUSTER_SIZES.findLast(({ from }) => count >= from) ?? CLUSTER_SIZES[0];

function markSize(zoom: number): number {
  const [first, ...more] = MARK_SIZES;
  let below: { zoom: number; size: number } = first;
  for (const above of more) {
    if (zoom < above.zoom) {
      const share = Math.max(0, (zoom - below.zoom) / (above.zoom - below.zoom));
      return below.size + (above.size - below.size) * share;
    }
    below = above;
  }
  return below.size;
}

function accuracyRadius(view: FlatView, { latitude, longitude, accuracy }: OwnPosition): number {
  const north = latitude + accuracy / METRES_PER_DEGREE;
  return Math.abs(
    toScreen(view, { latitude, longitude }).y - toScreen(view, { latitude: north, longitude }).y,
  );
}

function toScreenPoint(view: FlatView, { geometry }: ProviderFeature): ScreenPoint {
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  return toScreen(view, { latitude, longitude });
}

function writeWith(pen: CanvasRenderingContext2D, size: number): void {
  pen.font = `600 ${size}px ${FONT_FAMILY}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
}

function disc(pen: CanvasRenderingContext2D, { x, y }: ScreenPoint, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

function stamp(
  { pen, image }: MarkerPen,
  name: string,
  { x, y }: ScreenPoint,
  { size, turn = 0 }: { size: number; turn?: number },
): void {
  const picture = image(name);
  if (!picture) return;
  const width = (picture.width / IMAGE_DENSITY) * size;
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.drawImage(picture, -width / 2, -width / 2, width, width);
  pen.restore();
}
