import { jest } from '@jest/globals';
import { loadTile } from './tile-files.js';

it('opens a file again after a failure', async () => {
  const unavailable = () => Promise.resolve(new Response(null, { status: 503 }));
  const request = jest.spyOn(globalThis, 'fetch').mockImplementation(unavailable);
  const load = () =>
    loadTile({ url: 'pmtiles://https://tiles.example/a.pmtiles', type: 'json' }, new AbortController());
  await expect(load()).rejects.toThrow('503');
  await expect(load()).rejects.toThrow('503');
  expect(request).toHaveBeenCalledTimes(2);
  request.mockRestore();
});
