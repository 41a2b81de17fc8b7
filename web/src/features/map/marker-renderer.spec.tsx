import { jest } from '@jest/globals';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { ANKARA, aProvider } from '../../../test/support/builders.js';
import { onDevice } from '../../../test/support/device.js';
import { ENGINE_EVENTS } from '../../../test/support/engine-events.js';
import '../../shared/i18n/shared.tr.js';
import { toScreen } from './flat-view.js';
import { MarkerRenderer } from './marker-renderer.js';
import './map.tr.js';

const SECOND = 1_000;
/** One degree of longitude is about 85 km in Ankara: 72 km/h. */
const DEGREES_PER_SECOND = 20 / 85_300;

/** A canvas context that ignores all calls, but counts the circles. */
const CONTEXT = new Proxy({} as CanvasRenderingContext2D, {
  get: (_target, name) => {
    if (name === 'measureText') return () => ({ width: 40 });
    return () => void (circles += name === 'arc' ? 1 : 0);
  },
  set: () => true,
});

let frames: Map<number, FrameRequestCallback>;
let requests: number;
let renderer: MarkerRenderer;
let paints: number;
let circles: number;
let zoom: number;
const events = { ...ENGINE_EVENTS, onSelect: jest.fn(), onPan: jest.fn() };
const moveTo = jest.fn();
const view = () => ({ centre: ANKARA, zoom, width: 400, height: 400 });

function nextFrame(): void {
  const due = [...frames.values()];
  frames.clear();
  for (const callback of due) callback(performance.now());
}

function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += 20) {
    jest.advanceTimersByTime(20);
    nextFrame();
  }
}

function show(...providers: ActiveProvider[]): void {
  renderer.setProviders(providers, providers[0]?.at ?? 0);
  pass(60);
}

/** A provider after driving to the east for some seconds. */
const driven = (seconds: number, at = 0) =>
  aProvider(1, { longitude: ANKARA.longitude + seconds * DEGREES_PER_SECOND, at: at + seconds * SECOND });

beforeEach(() => {
  jest.useFakeTimers();
  onDevice({ lessMotion: false });
  frames = new Map();
  requests = paints = circles = 0;
  zoom = 16;
  jest.clearAllMocks();
  Object.assign(globalThis, {
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      frames.set((requests += 1), callback);
      return requests;
    },
    cancelAnimationFrame: (id: number) => frames.delete(id),
    reportError: () => undefined,
  });
  const repaint = () => {
    paints += 1;
    renderer.paint(CONTEXT, view());
  };
  renderer = new MarkerRenderer({ view, repaint, moveTo, needsRoutes: false, events }, 'light');
});
afterEach(() => {
  renderer.stop();
  jest.useRealTimers();
  onDevice();
});

const longitude = () => renderer.renderedProviders()[0]?.longitude ?? 0;

it('moves a provider on until 10 s after its last position, then requests no frame', () => {
  show(driven(0));
  show(driven(5));
  const paintsBefore = paints;
  pass(4 * SECOND);
  expect(paints).toBeGreaterThan(paintsBefore + 20);
  expect(longitude()).toBeGreaterThan(driven(8).longitude);
  pass(20 * SECOND);
  expect(longitude()).toBeCloseTo(driven(15).longitude, 5);
  const paintsAtRest = paints;
  pass(SECOND);
  expect(paints).toBe(paintsAtRest);
  expect(jest.getTimerCount()).toBe(0);
});

it('requests no frame for providers that stand still, are out of view or in a cluster', () => {
  zoom = 12;
  const far = (seconds: number) => ({ ...driven(seconds), id: 2, latitude: 41 });
  const others = [aProvider(3), aProvider(4, { latitude: ANKARA.latitude + 0.05 })];
  for (const seconds of [0, 5]) show(driven(seconds), far(seconds), ...others);
  pass(2 * SECOND);
  const paintsBefore = paints;
  pass(2 * SECOND);
  expect(paints).toBe(paintsBefore);
  expect(renderer.renderedClusters()).toMatchObject([{ count: 2 }]);
});

it('moves nothing with reduced motion', () => {
  onDevice({ lessMotion: true });
  show(driven(0));
  show(driven(5));
  const paintsBefore = paints;
  pass(3 * SECOND);
  expect(paints).toBe(paintsBefore);
  expect(longitude()).toBeCloseTo(driven(5).longitude, 6);
});

it('selects the provider where it is drawn, and opens a cluster where it parts', () => {
  show(driven(0));
  show(driven(5));
  pass(2 * SECOND);
  renderer.click({ x: toScreen(view(), { ...ANKARA, longitude: longitude() }).x, y: 200 });
  expect(events.onSelect).toHaveBeenCalledWith(1);
  renderer.click({ x: 20, y: 20 });
  expect(events.onSelect).toHaveBeenLastCalledWith(null);

  zoom = 12;
  renderer.setProviders([aProvider(1), aProvider(2, { longitude: ANKARA.longitude + 0.001 })], 0);
  pass(60);
  expect(renderer.isMarkerAt({ x: 200, y: 200 })).toBe(true);
  renderer.click({ x: 200, y: 200 });
  expect(events.onPan).toHaveBeenCalledTimes(1);
  expect(moveTo).toHaveBeenCalledWith(expect.objectContaining({ zoom: 17 }));
});

it('opens a cluster of the server by two zooms, and shows a highlighted provider above its cluster', () => {
  zoom = 8;
  renderer.setServerClusters([{ ...ANKARA, count: 5_000 }]);
  pass(60);
  renderer.renderedClusters()[0]?.open();
  expect(moveTo).toHaveBeenCalledWith(expect.objectContaining({ zoom: 10 }));

  renderer.setServerClusters([]);
  show(aProvider(1), aProvider(2));
  expect(renderer.renderedProviders()).toEqual([]);
  renderer.setHighlights(2, null);
  pass(60);
  expect(renderer.renderedProviders().map(({ id }) => id)).toEqual([2]);
});

it('still hits the painted cluster after a change that is not painted yet', () => {
  zoom = 12;
  show(aProvider(1), aProvider(2));
  renderer.setTheme('dark');
  expect(renderer.isMarkerAt({ x: 200, y: 200 })).toBe(true);
});

it('paints no highlighted provider that is out of view', () => {
  renderer.setHighlights(1, null);
  show(aProvider(1, { latitude: 41 }));
  expect(circles).toBe(0);
  show(aProvider(1));
  expect(circles).toBeGreaterThan(0);
});

it('a removed provider is neither drawn nor hit', () => {
  show(aProvider(1), aProvider(2, { latitude: 40 }));
  show(aProvider(2, { latitude: 40 }));
  expect(renderer.isMarkerAt({ x: 200, y: 200 })).toBe(false);
});
