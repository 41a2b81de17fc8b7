import { METRES_PER_DEGREE } from '@rotadas/contracts/primitives/globe';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { ANKARA } from '../../../test/support/builders.js';
import '../../shared/i18n/shared.tr.js';
import { MAP_COLOURS } from '../../shared/theme/map-colours.js';
import { toScreen } from './flat-view.js';
import './map.tr.js';
import { IMAGE_DENSITY } from './draw-marker-image.js';
import { MarkerFrame } from './marker-frame.js';
import {
  type PaintedCluster,
  type PaintTarget,
  paintCluster,
  paintHighlight,
  paintOwnMark,
  paintOwnPosition,
  paintProvider,
} from './paint-markers.js';

interface Picture {
  /** Name, size and rotation in degrees of each image, bottom first. */
  images?: string[];
  /** Text and font size, px. */
  text?: string;
  /** Radius in px and opacity of each filled circle, bottom first. */
  circles?: string[];
}

interface Look {
  aged?: boolean;
  heading?: number;
  opacity?: number;
  highlight?: 'selected' | 'highlighted';
}
type Subject = { provider: Look } | { cluster: number; image: string } | { own: ServiceType | null };

const IMAGE_PX = 48;

const MARK = 'mark|light|taxi|fresh';

/** Zooms are Google's. */
const CASES: [what: string, zoom: number, subject: Subject, picture: Picture][] = [
  ['a mark from afar', 5, { provider: {} }, { images: [`${MARK} 0.62 0`] }],
  ['a mark between two sizes', 10, { provider: {} }, { images: [`${MARK} 0.69 0`] }],
  ['a mark from near', 19, { provider: {} }, { images: [`${MARK} 0.88 0`] }],
  [
    'an arrow below the mark',
    13,
    { provider: { heading: 90 } },
    { images: ['arrow|light 0.76 90', `${MARK} 0.76 0`] },
  ],
  ['an age from zoom 12', 12, { provider: { aged: true } }, { text: '6 dk 12 below' }],
  ['no age below it', 11.9, { provider: { aged: true } }, { text: '' }],
  [
    'an age beside an arrow to the north',
    12,
    { provider: { aged: true, heading: 30 } },
    { text: '6 dk 12 below' },
  ],
  [
    'an age beside an arrow to the south',
    12,
    { provider: { aged: true, heading: 150 } },
    { text: '6 dk 12 above' },
  ],
  ['a fading mark', 13, { provider: { opacity: 0.5 } }, { images: [`${MARK} 0.76 0 faded`] }],
  [
    'a selection',
    13,
    { provider: { highlight: 'selected' } },
    { images: [`${MARK} 0.988 0`], circles: ['32 0.3'] },
  ],
  [
    'a highlight',
    13,
    { provider: { highlight: 'highlighted' } },
    { images: [`${MARK} 0.988 0`], circles: ['27 0.18'] },
  ],
  ['a small cluster', 12, { cluster: 4, image: 'ring' }, { images: ['ring 0.923 0'], text: '4 14 inside' }],
  ['a cluster', 12, { cluster: 40, image: 'ring' }, { images: ['ring 1.078 0'], text: '40 14 inside' }],
  [
    'a large cluster',
    12,
    { cluster: 1_234, image: 'ring' },
    { images: ['ring 1.309 0'], text: '1234 14 inside' },
  ],
  [
    'a huge cluster',
    12,
    { cluster: 90_000, image: 'ring' },
    { images: ['ring 1.5 0'], text: '90000 14 inside' },
  ],
  ['the own mark', 12, { own: 'taxi' }, { images: ['own|light|taxi 1 0'], text: 'Sen 14 below' }],
  ['the own dot with its accuracy', 12, { own: null }, { circles: ['6.8 0.14', '8 1'] }],
];

const OWN_PLACE = { ...ANKARA, accuracy: 200 };

const aCluster = (count: number, facts: Partial<PaintedCluster> = {}): PaintedCluster => ({
  ...{ x: 200, y: 200, worldX: 0, worldY: 0, count, text: `${count}`, image: 'ring', expansionZoom: null },
  ...facts,
});

function aFrame({ aged = false, heading = -1, opacity = 1 }: Look): MarkerFrame {
  const marker = {
    ...{ id: 1, type: 'taxi' as const, freshness: 'fresh' as const, place: ANKARA, at: 0, heading, speed: 0 },
    label: aged ? '6 dk' : '',
  };
  const frame = new MarkerFrame(1);
  frame.add({ marker, image: MARK }, { x: 200, y: 200 }, { heading, opacity });
  return frame;
}

const round = (value: number, digits = 3) => Number(value.toFixed(digits));

/** Records the calls of a canvas stub. */
function painted(
  zoom: number,
  subject: Subject,
  clusters: readonly PaintedCluster[] = [],
): Required<Picture> {
  const picture: Required<Picture> = { images: [], text: '', circles: [] };
  let name = '';
  let turn = 0;
  let radius = 0;
  const ignore = () => undefined;
  const context = {
    font: '',
    fillStyle: '',
    globalAlpha: 1,
    save: ignore,
    restore: () => (turn = 0),
    translate: ignore,
    beginPath: ignore,
    stroke: ignore,
    strokeText: ignore,
    rotate: (radians: number) => (turn = round((radians * 180) / Math.PI)),
    drawImage: (_image: unknown, _x: number, _y: number, width: number) => {
      const faded = context.globalAlpha < 1 ? ' faded' : '';
      picture.images.push(`${name} ${round(width / IMAGE_PX)} ${turn}${faded}`);
    },
    arc: (_x: number, _y: number, r: number) => (radius = r),
    fill: () => {
      if (context.fillStyle !== MAP_COLOURS.light.ownRim)
        picture.circles.push(`${round(radius, 1)} ${context.globalAlpha}`);
    },
    measureText: () => ({ width: IMAGE_PX }),
    fillText: (text: string, _x: number, y: number) => {
      const side = y > 210 ? 'below' : y < 190 ? 'above' : 'inside';
      picture.text = `${text} ${/\b(\d+)px/.exec(context.font)?.[1]} ${side}`;
    },
  };
  const target: PaintTarget = {
    context: context as unknown as CanvasRenderingContext2D,
    view: { centre: ANKARA, zoom, width: 400, height: 400 },
    theme: 'light',
    image: (wanted) => {
      name = wanted;
      return { width: IMAGE_PX * IMAGE_DENSITY, height: IMAGE_PX * IMAGE_DENSITY, close: ignore };
    },
  };
  if ('provider' in subject) {
    const { highlight } = subject.provider;
    if (highlight) paintHighlight(target, aFrame(subject.provider), 0, highlight === 'selected');
    else paintProvider(target, aFrame(subject.provider), 0, clusters);
  } else if ('cluster' in subject) paintCluster(target, aCluster(subject.cluster, { image: subject.image }));
  else if (subject.own === null) paintOwnPosition(target, OWN_PLACE);
  else paintOwnMark(target, { position: OWN_PLACE, service: subject.own });
  return picture;
}

it.each(CASES)('paints %s', (_what, zoom, subject, picture) => {
  expect(painted(zoom, subject)).toMatchObject(picture);
});

it('a cluster hides the labels below it', () => {
  const textBeside = (metresSouth: number) => {
    const zoom = 15;
    const view = { centre: ANKARA, zoom, width: 400, height: 400 };
    const at = toScreen(view, { ...ANKARA, latitude: ANKARA.latitude - metresSouth / METRES_PER_DEGREE });
    return painted(zoom, { provider: { aged: true } }, [aCluster(2, at)]).text;
  };
  expect(textBeside(100)).toBe('');
  expect(textBeside(400)).toBe('6 dk 12 below');
});
