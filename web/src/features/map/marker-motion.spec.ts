import { jest } from '@jest/globals';
import { aProvider } from './a-provider.js';
import { MarkerMotion } from './marker-motion.js';
import { providerFeature } from './provider-features.js';
import type { SceneChange } from './provider-scene.js';

describe('MarkerMotion', () => {
  const world: [number, number, number, number] = [-180, -85, 180, 85];
  const at = (longitude: number) =>
    providerFeature(aProvider(), { place: [longitude, 39.97], freshness: 'fresh', heading: -1, label: '' });
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

  it('markers glide to their new place in 250 ms', () => {
    motion.show({ put: [at(33)], removed: [] }, world);
    frame(100);
    frame(100);
    frame(60);
    expect(drawn[1]).toBe(32);
    expect(drawn.slice(2, 4).every((longitude) => longitude > 32 && longitude < 33)).toBe(true);
    expect(drawn.at(-1)).toBe(33);
    expect(waiting).toBeNull();
  });

  it('markers are at their new place at once when nothing may glide', () => {
    motion.show({ put: [at(33)], removed: [] }, null);
    expect(drawn).toEqual([32, 33]);
    expect(waiting).toBeNull();
  });

  it('a provider that is gone glides no further', () => {
    motion.show({ put: [at(33)], removed: [] }, world);
    motion.show({ put: [], removed: [1] }, world);
    drawn = [];
    frame(300);
    expect(drawn).toEqual([]);
  });
});
