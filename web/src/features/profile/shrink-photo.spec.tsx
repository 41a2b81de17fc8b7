import { jest } from '@jest/globals';
import { shrinkPhoto } from './shrink-photo.js';

const globals = globalThis as { createImageBitmap?: unknown };

afterEach(() => {
  jest.restoreAllMocks();
  delete globals.createImageBitmap;
});

it('draws a smaller photo on white, since a JPEG has no transparent parts', async () => {
  const jpeg = new Blob(['jpeg']);
  const drawn: unknown[] = [];
  globals.createImageBitmap = async () => ({ width: 4_096, height: 2_048 });
  const context = {
    fillStyle: '',
    fillRect: (...area: unknown[]) => drawn.push([context.fillStyle, ...area]),
    drawImage: (_picture: unknown, ...area: unknown[]) => drawn.push(['photo', ...area]),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(jpeg));
  expect(await shrinkPhoto(new Blob(['png']))).toBe(jpeg);
  expect(drawn).toEqual([
    ['white', 0, 0, 2_048, 1_024],
    ['photo', 0, 0, 2_048, 1_024],
  ]);
});
