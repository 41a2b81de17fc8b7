import { METRES_PER_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import i18next from 'i18next';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { MAP_COLOURS } from '../../shared/theme/map-colours.js';
import { FONT_FAMILY, type ThemeMode } from '../../shared/theme/tokens.js';
import { IMAGE_DENSITY } from './draw-marker-image.js';
import {
  AGE_LABEL,
  CLUSTER_TEXT_PX,
  clusterSize,
  imageName,
  type LabelStyle,
  MARK_HALO,
  MARK_SIZES,
  HIGHLIGHT_SCALE,
  OWN_DOT,
  OWN_LABEL,
} from './marker-style.js';
import type { MarkerFrame } from './marker-frame.js';
import { type FlatView, type ScreenPoint, toScreen, type WorldPoint } from './flat-view.js';

export interface PaintTarget {
  context: CanvasRenderingContext2D;
  view: FlatView;
  theme: ThemeMode;
  image: (name: string) => ImageBitmap | null;
}

export interface OwnPlace {
  position: OwnPosition;
  service: ServiceType | null;
}

type Side = 'above' | 'below';

/** Half the width of a marker image at size 1, px. */
const IMAGE_RADIUS = 24;

export interface PaintedCluster extends ScreenPoint, WorldPoint {
  readonly count: number;
  readonly text: string;
  readonly image: string;
  /** Null for a cluster of the server. */
  readonly expansionZoom: number | null;
}

/** Paints a marker. Its age is omitted where one of `clusters` would cover it. */
export function paintProvider(
  target: PaintTarget,
  frame: MarkerFrame,
  index: number,
  clusters: readonly PaintedCluster[],
  factor = 1,
): void {
  const marker = frame.markers[index];
  if (!marker) return;
  const { context, view, theme } = target;
  const { label } = marker.marker;
  const [at, heading] = [frame.at(index), frame.heading(index)];
  const size = markSize(view.zoom) * factor;
  context.globalAlpha = frame.opacity(index);
  if (heading >= 0) drawTurned(target, imageName.arrow(theme), at, size, heading * RADIANS);
  drawIcon(target, marker.image, at, size);
  context.globalAlpha = 1;
  if (label === '' || view.zoom < AGE_LABEL.fromZoom) return;
  // Puts the age on the side without the arrow.
  const side = heading > 90 && heading < 270 ? 'above' : 'below';
  if (isAgeCovered(target, label, clusters, at, side)) return;
  paintLabel(target, label, { at, side, style: AGE_LABEL, colour: MAP_COLOURS[theme].text });
}

function isAgeCovered(
  { context }: PaintTarget,
  age: string,
  clusters: readonly PaintedCluster[],
  { x, y }: ScreenPoint,
  side: Side,
): boolean {
  if (clusters.length === 0) return false;
  const height = AGE_LABEL.size;
  setFont(context, height);
  const { width } = context.measureText(age);
  const middle = labelMiddle(AGE_LABEL, y, side);
  return clusters.some((cluster) => {
    const across = Math.max(0, Math.abs(cluster.x - x) - width / 2);
    const down = Math.max(0, Math.abs(cluster.y - middle) - height / 2);
    return Math.hypot(across, down) < clusterRadius(cluster.count);
  });
}

export function paintHighlight(
  target: PaintTarget,
  frame: MarkerFrame,
  index: number,
  selected: boolean,
): void {
  const { radius, opacity, rim } = MARK_HALO[selected ? 'selected' : 'highlighted'];
  const { brand } = MAP_COLOURS[target.theme];
  disc(target.context, frame.at(index), radius);
  target.context.fillStyle = target.context.strokeStyle = brand;
  target.context.globalAlpha = opacity;
  target.context.fill();
  target.context.globalAlpha = 1;
  target.context.lineWidth = rim;
  target.context.stroke();
  paintProvider(target, frame, index, [], HIGHLIGHT_SCALE);
}

export function paintCluster(target: PaintTarget, cluster: PaintedCluster): void {
  const { context, theme } = target;
  drawIcon(target, cluster.image, cluster, clusterSize(cluster.count));
  setFont(context, CLUSTER_TEXT_PX);
  context.fillStyle = MAP_COLOURS[theme].text;
  context.fillText(cluster.text, cluster.x, cluster.y + 1);
}

export function paintOwnPosition({ context, view, theme }: PaintTarget, position: OwnPosition): void {
  const { own, ownRim } = MAP_COLOURS[theme];
  const point = toScreen(view, position);
  disc(context, point, accuracyRadius(view, position));
  context.fillStyle = own;
  context.globalAlpha = OWN_DOT.accuracyOpacity;
  context.fill();
  context.globalAlpha = 1;
  disc(context, point, OWN_DOT.radius + OWN_DOT.rim);
  context.fillStyle = ownRim;
  context.fill();
  disc(context, point, OWN_DOT.radius);
  context.fillStyle = own;
  context.fill();
}

export function paintOwnMark(target: PaintTarget, { position, service }: OwnPlace): void {
  if (service === null) return;
  const at = toScreen(target.view, position);
  drawIcon(target, imageName.own(target.theme, service), at, 1);
  const label = { at, side: 'below', style: OWN_LABEL, colour: MAP_COLOURS[target.theme].own } as const;
  paintLabel(target, i18next.t('map:self'), label);
}

export function paintLabel(
  { context, theme }: PaintTarget,
  text: string,
  { at, side, style, colour }: { at: ScreenPoint; side: Side; style: LabelStyle; colour: string },
): void {
  const y = labelMiddle(style, at.y, side);
  setFont(context, style.size);
  context.lineJoin = 'round';
  context.lineWidth = 2 * style.halo;
  context.strokeStyle = MAP_COLOURS[theme].labelHalo;
  context.fillStyle = colour;
  context.strokeText(text, at.x, y);
  context.fillText(text, at.x, y);
}

function labelMiddle({ distance, size }: LabelStyle, y: number, side: Side): number {
  const toMiddle = distance + size / 2;
  return side === 'below' ? y + toMiddle : y - toMiddle;
}

/** Hit radius, px. */
export const clusterRadius = (count: number) => IMAGE_RADIUS * clusterSize(count);

/** Hit radius, px. */
export const markRadius = (zoom: number) => IMAGE_RADIUS * markSize(zoom);

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

function setFont(context: CanvasRenderingContext2D, size: number): void {
  context.font = `600 ${size}px ${FONT_FAMILY}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
}

function disc(context: CanvasRenderingContext2D, { x, y }: ScreenPoint, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

export function drawIcon(target: PaintTarget, name: string, { x, y }: ScreenPoint, size: number): void {
  const picture = target.image(name);
  if (!picture) return;
  const width = (picture.width / IMAGE_DENSITY) * size;
  target.context.drawImage(picture, x - width / 2, y - width / 2, width, width);
}

/** `turn` in radians, clockwise. */
function drawTurned(target: PaintTarget, name: string, at: ScreenPoint, size: number, turn: number): void {
  const { context } = target;
  context.save();
  context.translate(at.x, at.y);
  context.rotate(turn);
  drawIcon(target, name, ORIGIN, size);
  context.restore();
}

const ORIGIN: ScreenPoint = { x: 0, y: 0 };
