import { SERVICE_TYPES, ServiceType } from '@rotadas/contracts/primitives/service-type';
import { buildMarkSvg, type Freshness, MARK_BOX } from '../../shared/service-types/mark-svg.js';
import { SERVICE_TYPE_MARKS } from '../../shared/service-types/service-type-marks.js';
import { MAP_COLOURS } from '../../shared/theme/map-colours.js';
import { FONT_FAMILY, type ThemeMode } from '../../shared/theme/tokens.js';

/** Device pixels per px; sharp on phones. */
export const IMAGE_DENSITY = 3;

/**
 * These take about 25 MB. A limit is needed because there are thousands of different cluster rings.
 */
export const IMAGES_MAX = 300;
/** Box of a cluster, and the radius of its ring. */
const RING_BOX = 60;
const RING_RADIUS = 19;
const OWN_BOX = 60;
const ARROW_BOX = 66;
const END_BOX = 72;
const PLACE_BOX = 20;

/** Draws the image of an `imageName`, at `IMAGE_DENSITY`. */
export async function drawMarkerImage(id: string): Promise<ImageData | null> {
  const [kind, ...parts] = id.split('|');
  const theme: ThemeMode = parts[0] === 'dark' ? 'dark' : 'light';
  if (kind === 'mark') return drawMark(theme, ServiceType.parse(parts[1]), freshnessFrom(parts[2]));
  if (kind === 'own') return drawOwn(theme, ServiceType.parse(parts[1]));
  if (kind === 'ring') return drawRing(theme, (parts[1] ?? '').split('.').map(Number));
  if (kind === 'server-cluster') return drawServerCluster(theme);
  if (kind === 'single-provider-cluster') return drawSingleProviderCluster(theme);
  if (kind === 'arrow') return drawArrow(theme);
  if (kind === 'end') return drawEnd(theme, parts[1] ?? '');
  if (kind === 'place') return drawPlace(theme, parts[1] ?? '');
  if (kind === 'dot') return drawDot(parts[0] === 'true', parts[1] ?? '');
  return null;
}

function freshnessFrom(text: string | undefined): Freshness {
  return text === 'aging' || text === 'stale' ? text : 'fresh';
}

async function drawMark(theme: ThemeMode, type: ServiceType, freshness: Freshness): Promise<ImageData> {
  const image = await markPicture(theme, type, freshness);
  return draw(MARK_BOX, (context) => context.drawImage(image, 0, 0, MARK_BOX, MARK_BOX));
}

async function drawOwn(theme: ThemeMode, type: ServiceType): Promise<ImageData> {
  const image = await markPicture(theme, type, 'fresh');
  const { own, ownRim } = MAP_COLOURS[theme];
  const middle = OWN_BOX / 2;
  return draw(OWN_BOX, (context) => {
    disc(context, middle, middle, ownRim);
    disc(context, middle, middle - 2, own);
    disc(context, middle, middle - 7, ownRim);
    const side = OWN_BOX - 24;
    context.drawImage(image, 12, 12, side, side);
  });
}

async function markPicture(theme: ThemeMode, type: ServiceType, freshness: Freshness) {
  const svg = buildMarkSvg(type, theme, freshness, MARK_BOX * IMAGE_DENSITY);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function drawRing(theme: ThemeMode, parts: number[]): ImageData {
  return draw(RING_BOX, (context) => {
    softDisc(context, theme);
    for (const { type, from, to } of ringArcs(parts))
      strokeArc(context, from, to, SERVICE_TYPE_MARKS[type][theme]);
  });
}

function softDisc(context: CanvasRenderingContext2D, theme: ThemeMode): void {
  const middle = RING_BOX / 2;
  const { surface, brand } = MAP_COLOURS[theme];
  const glow = context.createRadialGradient(middle, middle, RING_RADIUS, middle, middle, middle);
  glow.addColorStop(0, `${brand}55`);
  glow.addColorStop(1, `${brand}00`);
  context.fillStyle = glow;
  context.fillRect(0, 0, RING_BOX, RING_BOX);
  disc(context, middle, RING_RADIUS + 2, surface);
}

/** `from` and `to` are fractions of a full turn. */
export interface RingArc {
  type: ServiceType;
  from: number;
  to: number;
}

/** Scales the parts to a full turn: they are rounded, so their sum may differ from `RING_PARTS`. */
export function ringArcs(parts: readonly number[]): RingArc[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let from = 0;
  return SERVICE_TYPES.flatMap((type, index) => {
    const part = parts[index] ?? 0;
    if (part <= 0) return [];
    const arc = { type, from, to: from + part / whole };
    from = arc.to;
    return [arc];
  });
}

/** Server clusters have no counts per service type. */
function drawServerCluster(theme: ThemeMode): ImageData {
  return draw(RING_BOX, (context) => {
    softDisc(context, theme);
    strokeArc(context, 0, 1, MAP_COLOURS[theme].brand);
  });
}

/** Draws an arc of a ring, clockwise from the top. `from` and `to` are fractions of a full turn. */
function strokeArc(context: CanvasRenderingContext2D, from: number, to: number, colour: string): void {
  const middle = RING_BOX / 2;
  context.strokeStyle = colour;
  context.lineWidth = 4;
  context.beginPath();
  context.arc(middle, middle, RING_RADIUS, (from - 0.25) * 2 * Math.PI, (to - 0.25) * 2 * Math.PI);
  context.stroke();
}

function drawSingleProviderCluster(theme: ThemeMode): ImageData {
  const middle = RING_BOX / 2;
  const { brand, surface } = MAP_COLOURS[theme];
  return draw(RING_BOX, (context) => {
    disc(context, middle, 17, surface);
    disc(context, middle, 15, brand);
    context.fillStyle = surface;
    context.beginPath();
    context.arc(middle, middle - 4, 4.5, 0, 2 * Math.PI);
    context.fill();
    context.beginPath();
    context.arc(middle, middle + 10, 8.5, Math.PI, 2 * Math.PI);
    context.fill();
  });
}

/** Draws an arrow that points north, far enough out for the corners of a square mark. */
function drawArrow(theme: ThemeMode): ImageData {
  const palette = MAP_COLOURS[theme];
  return draw(ARROW_BOX, (context) => {
    context.fillStyle = palette.text;
    context.strokeStyle = palette.surface;
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.beginPath();
    context.moveTo(ARROW_BOX / 2, 2);
    context.lineTo(ARROW_BOX / 2 + 8, 13);
    context.lineTo(ARROW_BOX / 2 - 8, 13);
    context.closePath();
    context.stroke();
    context.fill();
  });
}

/** A pin whose tip is in the middle of the image. */
function drawEnd(theme: ThemeMode, letter: string): ImageData {
  const middle = END_BOX / 2;
  const [head, radius] = [14, 12];
  const tangent = Math.acos(radius / (middle - head));
  const { own, ownRim } = MAP_COLOURS[theme];
  return draw(END_BOX, (context) => {
    context.beginPath();
    context.arc(middle, head, radius, Math.PI / 2 + tangent, Math.PI * 2.5 - tangent);
    context.lineTo(middle, middle);
    context.closePath();
    context.fillStyle = own;
    context.strokeStyle = ownRim;
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.fill();
    context.stroke();
    context.fillStyle = ownRim;
    context.font = `600 14px ${FONT_FAMILY}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(letter, middle, head + 1);
  });
}

/** The kinds of places with a sign, as lines in a box of 24 px. */
const PLACE_SIGNS: Record<string, string> = {
  airport: 'M12 3v17M3 14l9-5 9 5M8 21l4-2 4 2',
  'bus-terminal': 'M5 5h14v12H5zM5 11h14M8 17v3M16 17v3',
  pier: 'M12 8v13M5 13a7 7 0 0 0 14 0M8 11h8M12 8a2 2 0 1 0 0-5 2 2 0 0 0 0 5z',
  station: 'M7 4h10v12H7zM7 10h10M9 16l-3 5M15 16l3 5',
  square: 'M6 6h12v12H6z',
  university: 'M3 9l9-4 9 4-9 4zM7 11v5c3 2 7 2 10 0v-5',
};

function drawPlace(theme: ThemeMode, kind: string): ImageData {
  const middle = PLACE_BOX / 2;
  const { labelMuted, labelHalo } = MAP_COLOURS[theme];
  return draw(PLACE_BOX, (context) => {
    disc(context, middle, middle, labelHalo);
    disc(context, middle, middle - 1, labelMuted);
    context.translate(middle - 6, middle - 6);
    context.scale(0.5, 0.5);
    context.strokeStyle = labelHalo;
    context.lineWidth = 2.6;
    context.lineCap = context.lineJoin = 'round';
    context.stroke(new Path2D(PLACE_SIGNS[kind]));
  });
}

function drawDot(isCapital: boolean, colour: string): ImageData {
  return draw(10, (context) => disc(context, 5, isCapital ? 4 : 2.5, colour));
}

function disc(context: CanvasRenderingContext2D, middle: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(middle, middle, radius, 0, 2 * Math.PI);
  context.fill();
}

function draw(box: number, paint: (context: CanvasRenderingContext2D) => void): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = box * IMAGE_DENSITY;
  // Otherwise getImageData waits for the GPU.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('canvas 2d is missing');
  context.scale(IMAGE_DENSITY, IMAGE_DENSITY);
  paint(context);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
