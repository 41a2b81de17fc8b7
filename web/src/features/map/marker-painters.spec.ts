import { jest } from '@jest/globals';
import type { Cluster } from '@rotadas/contracts/live/server-frame';
import { METRES_PER_DEGREE } from '@rotadas/contracts/primitives/globe';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { featureFilter, normalizePropertyExpression } from '@maplibre/maplibre-gl-style-spec';
import { ANKARA, aProvider } from '../../../test/support/builders.js';
import '../../shared/i18n/shared.tr.js';
import { MAP_COLOURS } from '../../shared/theme/map-colours.js';
import {
  type PaintTarget,
  paintCluster,
  paintMarked,
  paintOwnMark,
  paintOwnPosition,
  paintProvider,
  paintServerCluster,
} from './google/paint-markers.js';
import { emptyCounts } from './google/cluster-index.js';
import './map.tr.js';
import { IMAGE_DENSITY } from './marker-image.js';
import { type MarkerProperties, providerFeature } from './provider-scene.js';

jest.unstable_mockModule('./maplibre/maplibre-map.js', () => ({ mapLibreZoom: (zoom: number) => zoom - 1 }));
const { markerLayers, ownPositionFeatures } = await import('./maplibre/marker-layers.js');

interface Picture {
  /** Name, size and rotation in degrees of each image, bottom first. */
  images?: string[];
  /** Text and font size, px. */
  text?: string;
  /** Radius in px and opacity of each filled circle, bottom first. */
  circles?: string[];
}

type Marker = Partial<Pick<MarkerProperties, 'freshness' | 'heading' | 'label'>>;
type Subject =
  | { provider: Marker; marked?: 'selected' | 'highlighted' }
  | { cluster: Partial<Record<ServiceType, number>> }
  | { serverCluster: number }
  | { own: ServiceType | null };

const IMAGE_PX = 48;

const FRESH = { freshness: 'fresh', heading: -1, label: '' } as const;
const AGED: Marker = { freshness: 'aging', label: '6 dk' };
const MARK = 'mark|light|taxi|fresh';

/** Both maps paint each case alike; zooms are Google's. */
const CASES: [what: string, zoom: number, subject: Subject, picture: Picture][] = [
  ['a mark from afar', 5, { provider: {} }, { images: [`${MARK} 0.62 0`] }],
  ['a mark between two sizes', 10, { provider: {} }, { images: [`${MARK} 0.69 0`] }],
  ['a mark from near', 19, { provider: {} }, { images: [`${MARK} 0.88 0`] }],
  [
    'an arrow below',
    13,
    { provider: { heading: 90 } },
    { images: ['arrow|light 0.76 90', `${MARK} 0.76 0`] },
  ],
  [
    'an age from zoom 12',
    12,
    { provider: AGED },
    { images: ['mark|light|taxi|aging 0.737 0'], text: '6 dk 12' },
  ],
  ['no age below it', 11.9, { provider: AGED }, { images: ['mark|light|taxi|aging 0.734 0'] }],
  [
    'a selection',
    13,
    { provider: {}, marked: 'selected' },
    { images: [`${MARK} 0.988 0`], circles: ['32 0.3'] },
  ],
  [
    'a highlight',
    13,
    { provider: {}, marked: 'highlighted' },
    { images: [`${MARK} 0.988 0`], circles: ['27 0.18'] },
  ],
  [
    'a ring',
    12,
    { cluster: { taxi: 3, cargo: 1 } },
    { images: ['ring|light|0.9.0.0.3.0.0.0.0. 0.86 0'], text: '4 14' },
  ],
  [
    'a large ring',
    12,
    { cluster: { taxi: 1_234 } },
    { images: ['ring|light|0.12.0.0.0.0.0.0.0. 1.32 0'], text: '1.234 15' },
  ],
  ['a server cluster', 12, { serverCluster: 10 }, { images: ['server-cluster|light 1 0'], text: '10 14' }],
  ['a server cluster of one', 12, { serverCluster: 1 }, { images: ['lone|light 0.86 0'] }],
  ['the own mark', 12, { own: 'taxi' }, { images: ['own|light|taxi 1 0'], text: 'Sen 14' }],
  ['the own dot with its accuracy', 12, { own: null }, { circles: ['6.8 0.14', '8 1'] }],
];

const feature = (marker: Marker) =>
  providerFeature(aProvider(1), { place: [32.85, 39.92], ...FRESH, ...marker });
const OWN_PLACE = { ...ANKARA, accuracy: 200 };

function toCounts(cluster: Partial<Record<ServiceType, number>>) {
  const counts = { ...emptyCounts(), ...cluster };
  return { counts, count: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

const round = (value: number, digits = 3) => Number(value.toFixed(digits));

/** Records the calls of a canvas stub. */
function paintWithGoogle(
  zoom: number,
  subject: Subject,
  clusters: readonly Cluster[] = [],
): Required<Picture> {
  const painted: Required<Picture> = { images: [], text: '', circles: [] };
  let name = '';
  let turn = 0;
  let radius = 0;
  const ignore = () => undefined;
  const context = {
    font: '',
    fillStyle: '',
    globalAlpha: 1,
    save: ignore,
    restore: ignore,
    translate: ignore,
    beginPath: ignore,
    stroke: ignore,
    strokeText: ignore,
    rotate: (radians: number) => (turn = round((radians * 180) / Math.PI)),
    drawImage: (_image: unknown, _x: number, _y: number, width: number) =>
      painted.images.push(`${name} ${round(width / IMAGE_PX)} ${turn}`),
    arc: (_x: number, _y: number, r: number) => (radius = r),
    fill: () => {
      if (context.fillStyle !== MAP_COLOURS.light.ownRim)
        painted.circles.push(`${round(radius, 1)} ${context.globalAlpha}`);
    },
    measureText: () => ({ width: IMAGE_PX }),
    fillText: (text: string) => (painted.text = `${text} ${/\b(\d+)px/.exec(context.font)?.[1]}`),
  };
  const target: PaintTarget = {
    context: context as unknown as CanvasRenderingContext2D,
    view: { center: ANKARA, zoom, width: 400, height: 400 },
    theme: 'light',
    image: (wanted) => {
      name = wanted;
      return { width: IMAGE_PX * IMAGE_DENSITY, height: IMAGE_PX * IMAGE_DENSITY, close: ignore };
    },
  };
  if ('provider' in subject) {
    if (subject.marked) paintMarked(target, feature(subject.provider), subject.marked === 'selected');
    else paintProvider(target, feature(subject.provider), { clusters });
  } else if ('cluster' in subject)
    paintCluster(target, { ...ANKARA, clusterId: 1, ...toCounts(subject.cluster) });
  else if ('serverCluster' in subject)
    paintServerCluster(target, { ...ANKARA, count: subject.serverCluster });
  else if (subject.own === null) paintOwnPosition(target, OWN_PLACE);
  else paintOwnMark(target, { position: OWN_PLACE, service: subject.own });
  return painted;
}

function mapLibreFeature(subject: Subject): [source: string, properties: object | null] {
  if ('provider' in subject) {
    const { properties } = feature(subject.provider);
    if (subject.marked) return ['marked', { ...properties, selected: subject.marked === 'selected' }];
    return ['providers', properties];
  }
  if ('cluster' in subject) {
    const { counts, count } = toCounts(subject.cluster);
    return ['providers', { point_count: count, ...counts }];
  }
  if ('serverCluster' in subject) return ['server-clusters', { point_count: subject.serverCluster }];
  return ['own', ownPositionFeatures(OWN_PLACE, subject.own)[0]?.properties ?? null];
}

/** Evaluates the layers as MapLibre does. */
function paintWithMapLibre(zoom: number, subject: Subject): Required<Picture> {
  const painted: Required<Picture> = { images: [], text: '', circles: [] };
  const [source, properties] = mapLibreFeature(subject);
  const at = { zoom: zoom - 1 };
  const shown = { type: 'Point', properties: { ...properties } } as const;
  const evaluate = (type: 'number' | 'string', value: unknown): unknown =>
    normalizePropertyExpression<unknown>(value, 'test', {
      type,
      'property-type': 'data-driven',
      expression: { interpolated: type === 'number', parameters: ['zoom', 'feature'] },
      transition: false,
    }).evaluate(at, shown);
  const number = (value: unknown) => Number(evaluate('number', value));
  const string = (value: unknown) => String(evaluate('string', value));
  for (const layer of markerLayers('light')) {
    if (layer.type !== 'symbol' && layer.type !== 'circle') continue;
    if (layer.source !== source || !featureFilter(layer.filter, 'test').filter(at, shown)) continue;
    if (layer.type === 'circle') {
      const { paint = {} } = layer;
      const radius = round(number(paint['circle-radius']), 1);
      painted.circles.push(`${radius} ${number(paint['circle-opacity'] ?? 1)}`);
      continue;
    }
    const { layout = {} } = layer;
    const size = round(number(layout['icon-size'] ?? 1));
    painted.images.push(`${string(layout['icon-image'])} ${size} ${number(layout['icon-rotate'] ?? 0)}`);
    const text = string(layout['text-field'] ?? '');
    if (text !== '') painted.text = `${text} ${number(layout['text-size'])}`;
  }
  return painted;
}

it.each(CASES)('both maps paint %s', (_what, zoom, subject, picture) => {
  const expected = { images: [], text: '', ...picture };
  expect(paintWithGoogle(zoom, subject)).toMatchObject(expected);
  expect(paintWithMapLibre(zoom, subject)).toMatchObject(expected);
});

describe('a cluster hides the labels below it', () => {
  it('on MapLibre', () => {
    const rings = markerLayers('light').filter(({ id }) => id.endsWith('cluster-ring'));
    expect(rings).toHaveLength(2);
    for (const { layout } of rings) expect(layout).not.toHaveProperty('icon-ignore-placement');
  });

  it('on Google Maps', () => {
    const painted = (metresSouth: number) => {
      const latitude = ANKARA.latitude - metresSouth / METRES_PER_DEGREE;
      return paintWithGoogle(15, { provider: AGED }, [{ ...ANKARA, latitude, count: 2 }]).text;
    };
    expect(painted(100)).toBe('');
    expect(painted(400)).toBe('6 dk 12');
  });
});
