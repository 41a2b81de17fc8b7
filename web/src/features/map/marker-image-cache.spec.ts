import { jest } from '@jest/globals';
import { MarkerImageCache } from './marker-image-cache.js';

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
