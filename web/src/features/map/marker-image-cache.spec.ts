import { jest } from '@jest/globals';
import { MarkerImageCache, RecentlyUsed } from './marker-image-cache.js';

const DATA: ImageData = { width: 1, height: 1, data: new Uint8ClampedArray(4), colorSpace: 'srgb' };
const BITMAP: ImageBitmap = { width: 1, height: 1, close: () => undefined };

it('retries a failed image after 5 s', async () => {
  jest.useFakeTimers();
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError, createImageBitmap: () => Promise.resolve(BITMAP) });
  const draw = jest.fn<() => Promise<ImageData>>().mockResolvedValue(DATA);
  draw.mockRejectedValueOnce(new Error('decoding failed'));
  const onDrawn = jest.fn();
  const images = new MarkerImageCache(onDrawn, draw);
  expect(images.get('mark')).toBeNull();
  await jest.advanceTimersByTimeAsync(4_999);
  expect(images.get('mark')).toBeNull();
  expect(draw).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(onDrawn).toHaveBeenCalledTimes(1);
  expect(images.get('mark')).toBeNull();
  await jest.advanceTimersByTimeAsync(0);
  expect(images.get('mark')).toBe(BITMAP);
  expect(reportError).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('evicts the least recently used value', () => {
  const onEvict = jest.fn();
  const cache = new RecentlyUsed<number>(2, onEvict);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect(onEvict.mock.calls).toEqual([['b', 2]]);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

it('evicts at most every 30 s, so that values in use do not evict each other endlessly', () => {
  jest.useFakeTimers();
  const onEvict = jest.fn();
  const cache = new RecentlyUsed<number>(2, onEvict);
  for (const name of ['a', 'b', 'c']) cache.set(name, 0);
  cache.set('a', 0);
  cache.set('d', 0);
  expect(onEvict.mock.calls).toEqual([['a', 0]]);
  jest.advanceTimersByTime(30_000);
  cache.set('e', 0);
  expect(onEvict.mock.calls.map(([name]) => name)).toEqual(['a', 'b', 'c', 'a']);
  expect(cache.get('d')).toBe(0);
  jest.useRealTimers();
});

it('does not evict a replaced value', () => {
  const onEvict = jest.fn();
  const cache = new RecentlyUsed<number | null>(2, onEvict);
  cache.set('a', null);
  cache.set('b', 2);
  cache.set('a', 1);
  expect(onEvict).not.toHaveBeenCalled();
  expect(cache.get('a')).toBe(1);
});
