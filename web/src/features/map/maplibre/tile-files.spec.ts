import { jest } from '@jest/globals';
import { loadTile } from './tile-files.js';

const HEADER_BYTES = 127;

/** A PMTiles file (version 3) without compression and tiles. */
function emptyFile(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + 1);
  bytes.set(new TextEncoder().encode('PMTiles\u0003'));
  bytes.set([HEADER_BYTES], 8); // The directory's place
  bytes.set([1], 16); // And length
  bytes.set([1, 1], 97);
  bytes.set([1, 0, 0, 0, 1], 110); // Bounds that are an area
  return bytes;
}

describe('a file', () => {
  const request = jest.spyOn(globalThis, 'fetch');
  afterAll(() => request.mockRestore());
  const fail = async () => new Response(null, { status: 503 });
  const succeed = async () => new Response(emptyFile(), { status: 206 });
  const load = (name: string, abortController = new AbortController()) =>
    loadTile({ url: `pmtiles://https://tiles.example/${name}.pmtiles`, type: 'json' }, abortController);

  it('is opened again for the next tile after a failure', async () => {
    request.mockImplementationOnce(fail);
    await expect(load('failed')).rejects.toThrow('503');
    request.mockImplementationOnce(succeed);
    expect((await load('failed')).data).toMatchObject({ minzoom: 0 });
  });
});
