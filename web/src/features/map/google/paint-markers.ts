import type { Cluster } from '@rotadas/contracts/live/server-frame';
import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import { FONT_FAMILY } from '../../../shared/theme/tokens.js';
import { MAP_COLOURS } from '../../../shared/theme/map-colours.js';
import { RING_PARTS } from '../cluster-ring.js';
import { IMAGE_DENSITY } from '../marker-image.js';
import type { ProviderFeature } from '../provider-features.js';
import { serverClusterImage } from '../server-clusters.js';
import type { MarkerCluster } from './cluster-index.js';
import { toScreen, type FlatView } from './flat-view.js';

/** A pen with all that a marker's picture depends on. */
export interface MarkerPen {
  pen: CanvasRenderingContext2D;
  view: FlatView;
  theme: 'light' | 'dark';
  image: (name: string) => ImageBitmap | null;
}

/**
 * How a mark grows from the view of a country to that of a street: zoom and size, as MapLibre's
 * layers have it.
 */
const SIZES = [
  [7, 0.62],
  [13, 0.76],
  [17, 0.88],
] as const;
/** From this zoom on marks have labels. */
const LABELS_FROM_ZOOM = 12;
/** Height of a line of a label, px. */
const LABEL_LINE_PX = 14;
/** A selected or pointed-at mark is larger. */
const MARKED_FACTOR = 1.3;

/** Paints a provider's mark, with its arrow while it moves. */
export function paintProvider(on: MarkerPen, feature: ProviderFeature, factor = 1): void {
  const { type, freshness, heading, label } = feature.properties;
  const point = pointOf(on.view, feature);
  const size = sizeAt(on.view.zoom) * factor;
  if (heading >= 0) stamp(on, `arrow|${on.theme}`, point, { size, turn: (heading * Math.PI) / 180 });
  stamp(on, `mark|${on.theme}|${type}|${freshness}`, point, { size });
  if (label === '' || on.view.zoom < LABELS_FROM_ZOOM) return;
  const under = { x: point.x, y: point.y + 24 * size + LABEL_LINE_PX / 2 };
  paintLabel(on, [label], under, MAP_COLOURS[on.theme].text);
}

/** Paints a marked provider, larger and with a halo. */
export function paintMarked(on: MarkerPen, feature: ProviderFeature, selected: boolean): void {
  const { x, y } = pointOf(on.view, feature);
  const { brand } = MAP_COLOURS[on.theme];
  on.pen.beginPath();
  on.pen.arc(x, y, selected ? 32 : 27, 0, 2 * Math.PI);
  on.pen.fillStyle = on.pen.strokeStyle = brand;
  on.pen.globalAlpha = selected ? 0.3 : 0.18;
  on.pen.fill();
  on.pen.globalAlpha = 1;
  on.pen.lineWidth = selected ? 2.5 : 1.5;
  on.pen.stroke();
  paintProvider(on, feature, MARKED_FACTOR);
}

/** Paints a cluster: how many, and in a ring of which types. */
export function paintCluster(on: MarkerPen, cluster: MarkerCluster): void {
  const { count, counts } = cluster;
  const parts = SERVICE_TYPES.map((type) => Math.ceil((RING_PARTS * counts[type]) / count));
  paintCount(on, cluster, `ring|${on.theme}|${parts.join('.')}.`);
}

/** Paints a cluster that the server counted: how many. */
export const paintServerCluster = (on: MarkerPen, cluster: Cluster) =>
  paintCount(on, cluster, serverClusterImage(on.theme, cluster.count));

function paintCount(on: MarkerPen, { count, ...place }: Cluster, image: string): void {
  const point = toScreen(on.view, place);
  stamp(on, image, point, { size: clusterSize(count) });
  if (count === 1) return;
  on.pen.font = `600 14px ${FONT_FAMILY}`;
  on.pen.textAlign = 'center';
  on.pen.textBaseline = 'middle';
  on.pen.fillStyle = MAP_COLOURS[on.theme].text;
  on.pen.fillText(count.toLocaleString('tr'), point.x, point.y + 1);
}

/** Writes lines around a point, each with a rim that sets it off from the ground. */
export function paintLabel(
  { pen, theme }: MarkerPen,
  lines: readonly string[],
  { x, y }: { x: number; y: number },
  colour: string,
): void {
  pen.font = `600 12px ${FONT_FAMILY}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 4;
  pen.strokeStyle = MAP_COLOURS[theme].labelHalo;
  pen.fillStyle = colour;
  for (const [index, line] of lines.entries()) {
    pen.strokeText(line, x, y + index * LABEL_LINE_PX);
    pen.fillText(line, x, y + index * LABEL_LINE_PX);
  }
}

/** Half the width of a cluster's or a mark's picture, px: a click within it hits. */
export const clusterRadius = (count: number) => 24 * clusterSize(count);

/** Half the width of a mark's picture at a zoom, px. */
export const markRadius = (zoom: number) => 24 * sizeAt(zoom);

function clusterSize(count: number): number {
  if (count < 10) return 0.86;
  if (count < 100) return 1;
  return count < 1_000 ? 1.14 : 1.32;
}

function sizeAt(zoom: number): number {
  const above = SIZES.findIndex(([at]) => at >= zoom);
  if (above <= 0) return above === 0 ? SIZES[0][1] : SIZES[2][1];
  const [[fromZoom, from], [toZoom, to]] = above === 1 ? [SIZES[0], SIZES[1]] : [SIZES[1], SIZES[2]];
  return from + ((to - from) * (zoom - fromZoom)) / (toZoom - fromZoom);
}

function pointOf(view: FlatView, { geometry }: ProviderFeature): { x: number; y: number } {
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  return toScreen(view, { latitude, longitude });
}

/** Draws the image of that name with its middle at a point. */
export function stamp(
  { pen, image }: MarkerPen,
  name: string,
  { x, y }: { x: number; y: number },
  { size, turn = 0 }: { size: number; turn?: number },
): void {
  const picture = image(name);
  if (!picture) return;
  const width = (picture.width / IMAGE_DENSITY) * size;
  if (turn === 0) {
    pen.drawImage(picture, x - width / 2, y - width / 2, width, width);
    return;
  }
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.drawImage(picture, -width / 2, -width / 2, width, width);
  pen.restore();
}
