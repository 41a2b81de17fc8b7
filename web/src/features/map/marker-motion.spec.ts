import { jest } from '@jest/globals';
import { aProvider } from '../../../test/support/builders.js';
import { MarkerMotion } from './marker-motion.js';
import { providerFeature, type SceneChange } from './provider-scene.js';

describe('MarkerMotion', () => {
  const world = { bounds: [-180, -85, 180, 85], reducedMotion: false } as const;
  const at = (longitude: number, id = 1) =>
    providerFeature(aProvider(id), {
      place: [longitude, 39.97],
      freshness: 'fresh',
      heading: -1,
      label: '',
    });
  let waiting: ((now: number) => void) | null;
  let drawn: number[];
  let motion: MarkerMotion;

  beforeEach(() => {
    jest.useFakeTimers();
    waiting = null;
    drawn = [];
    globalThis.requestAnimationFrame = (callback) => {
      waiting = callback;
      return 1;
    };
    globalThis.cancelAnimationFrame = () => {
      waiting = null;
    };
    motion = new MarkerMotion(({ put }: SceneChange) =>
      drawn.push(...put.map(({ geometry }) => geometry.coordinates[0] ?? 0)),
    );
    motion.show({ put: [at(32)], removed: [] }, world);
  });
  afterEach(() => void jest.useRealTimers());

  const frame = (ms: number) => {
    jest.advanceTimersByTime(ms);
    const callback = waiting;
    waiting = null;
    callback?.(performance.now());
  };

  it('glides to the new position in 250 ms', () => {
    motion.show({ put: [at(33)], removed: [] }, world);
    frame(100);
    frame(100);
    frame(60);
    expect(drawn[1]).toBe(32);
    expect(drawn.slice(2, 4).every((longitude) => longitude > 32 && longitude < 33)).toBe(true);
    expect(drawn.at(-1)).toBe(33);
    expect(waiting).toBeNull();
  });

  it('jumps to the new position with reduced motion', () => {
    motion.show({ put: [at(33)], removed: [] }, { ...world, reducedMotion: true });
    expect(drawn).toEqual([32, 33]);
    expect(waiting).toBeNull();
  });

  it('defers changes out of view until the next change in view', () => {
    const ankara = { bounds: [31, 39, 33, 41], reducedMotion: true } as const;
    drawn = [];
    motion.show({ put: [at(40, 2)], removed: [] }, ankara);
    motion.show({ put: [at(41, 2)], removed: [] }, ankara);
    expect(drawn).toEqual([]);
    motion.show({ put: [at(32.5)], removed: [] }, ankara);
    expect(drawn).toEqual([41, 32.5]);
    motion.show({ put: [at(32.6, 2)], removed: [] }, ankara); // enters the view
    expect(drawn.at(-1)).toBe(32.6);
    motion.show({ put: [at(42, 2)], removed: [] }, ankara); // leaves the view
    expect(drawn.at(-1)).toBe(42);
  });

  it('draws deferred changes when the view moves', () => {
    const ankara = { bounds: [31, 39, 33, 41], reducedMotion: true } as const;
    motion.show({ put: [at(40, 2)], removed: [] }, ankara);
    motion.flush();
    motion.flush();
    expect(drawn).toEqual([32, 40]);
  });

  it('stops the glide of a removed provider', () => {
    motion.show({ put: [at(33)], removed: [] }, world);
    motion.show({ put: [], removed: [1] }, world);
    drawn = [];
    frame(300);
    expect(drawn).toEqual([]);
  });

  it('does not glide to markers that are new, unmoved or out of view', () => {
    for (const longitude of [40, 40, 41])
      motion.show({ put: [at(longitude, 2)], removed: [] }, { ...world, bounds: [31, 39, 33, 41] });
    motion.show({ put: [at(32)], removed: [] }, world);
    expect(waiting).toBeNull();
  });

  it('lets more than 200 markers jump', () => {
    const many = (longitude: number) => Array.from({ length: 201 }, (_, index) => at(longitude, 2 + index));
    motion.show({ put: many(32), removed: [] }, world);
    motion.show({ put: many(33), removed: [] }, world);
    expect(drawn.at(-1)).toBe(33);
    expect(waiting).toBeNull();
    motion.show({ put: many(34).slice(1), removed: [] }, world);
    expect(waiting).not.toBeNull();
  });
});
