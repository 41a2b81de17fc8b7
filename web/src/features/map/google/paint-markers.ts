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

interface ScreenPoint {
  x: number;
  y: number;
}

/** Half the width of a marker image at size 1, px. */
const IMAGE_RADIUS = 24;

/** The clusters, which are painted above it, hide the age below the marker. */
export function paintProvider(
  target: PaintTarget,
  feature: ProviderFeature,
  { factor = 1, clusters = [] }: { factor?: number; clusters?: readonly Cluster[] } = {},
): void {
  const { type, freshness, heading, label } = feature.properties;
  const point = toScreenPoint(target.view, feature);
  const size = markSize(target.view.zoom) * factor;
  if (heading >= 0) drawIcon(target, imageName.arrow(target.theme), point, { size, turn: heading * RADIANS });
  drawIcon(target, imageName.mark(target.theme, type, freshness), point, { size });
  if (label === '' || target.view.zoom < AGE_LABEL.fromZoom) return;
  if (areCovering(target, clusters, label, point)) return;
  paintLabel(target, label, {
    at: point,
    side: 'below',
    style: AGE_LABEL,
    colour: MAP_COLOURS[target.theme].text,
  });
}

/** Whether a cluster covers the age below a marker. */
function areCovering(
  { context, view }: PaintTarget,
  clusters: readonly Cluster[],
  label: string,
  marker: ScreenPoint,
): boolean {
  if (clusters.length === 0) return false;
  const height = AGE_LABEL.size;
  setFont(context, height);
  const { width } = context.measureText(label);
  return clusters.some((cluster) => {
    const { x, y } = toScreen(view, cluster);
    const across = Math.max(0, Math.abs(x - marker.x) - width / 2);
    const down = Math.max(0, Math.abs(y - marker.y - AGE_LABEL.distance - height / 2) - height / 2);
    return Math.hypot(across, down) < clusterRadius(cluster.count);
  });
}

export function paintMarked(target: PaintTarget, feature: ProviderFeature, selected: boolean): void {
  const { radius, opacity, rim } = MARK_HALO[selected ? 'selected' : 'highlighted'];
  const { brand } = MAP_COLOURS[target.theme];
  disc(target.context, toScreenPoint(target.view, feature), radius);
  target.context.fillStyle = target.context.strokeStyle = brand;
  target.context.globalAlpha = opacity;
  target.context.fill();
  target.context.globalAlpha = 1;
  target.context.lineWidth = rim;
  target.context.stroke();
  paintProvider(target, feature, { factor: MARKED_FACTOR });
}

export function paintCluster(target: PaintTarget, cluster: MarkerCluster): void {
  const { count, counts } = cluster;
  const parts = SERVICE_TYPES.map((type) => `${Math.ceil((RING_PARTS * counts[type]) / count)}.`);
  paintCount(target, cluster, imageName.ring(target.theme, parts.join('')));
}

export const paintServerCluster = (target: PaintTarget, cluster: Cluster) =>
  paintCount(target, cluster, imageName.serverCluster(target.theme, cluster.count));

function paintCount(target: PaintTarget, { count, ...place }: Cluster, image: string): void {
  const point = toScreen(target.view, place);
  const { size, text } = clusterSize(count);
  drawIcon(target, image, point, { size });
  if (count === 1) return;
  setFont(target.context, text);
  target.context.fillStyle = MAP_COLOURS[target.theme].text;
  target.context.fillText(count.toLocaleString('tr'), point.x, point.y + 1);
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
  drawIcon(target, imageName.own(target.theme, service), at, { size: 1 });
  const label = { at, side: 'below', style: OWN_LABEL, colour: MAP_COLOURS[target.theme].own } as const;
  paintLabel(target, i18next.t('map:self'), label);
}

export function paintLabel(
  { context, theme }: PaintTarget,
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
  setFont(context, style.size);
  context.lineJoin = 'round';
  context.lineWidth = 2 * style.halo;
  context.strokeStyle = MAP_COLOURS[theme].labelHalo;
  context.fillStyle = colour;
  context.strokeText(text, at.x, y);
  context.fillText(text, at.x, y);
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

function setFont(context: CanvasRenderingContext2D, size: number): void {
  context.font = `600 ${size}px ${FONT_FAMILY}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
}

function disc(context: CanvasRenderingContext2D, { x, y }: ScreenPoint, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

export function drawIcon(
  { context, image }: PaintTarget,
  name: string,
  { x, y }: ScreenPoint,
  { size, turn = 0 }: { size: number; turn?: number },
): void {
  const picture = image(name);
  if (!picture) return;
  const width = (picture.width / IMAGE_DENSITY) * size;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.drawImage(picture, -width / 2, -width / 2, width, width);
  context.restore();
}
