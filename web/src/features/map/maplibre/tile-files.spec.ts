import { jest } from '@jest/globals';
import { loadTile } from './tile-files.js';

const HEADER_BYTES = 127;

/** A PMTiles file (version 3) without compression and tiles. */
function emptyFile(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + 1);
  bytes.set(new TextEncoder().encode('PMTiles\u0003'));
  bytes.set([HEADER_BYTES], 8); // the directory's place
  bytes.set([1], 16); // and length
  bytes.set([1, 1], 97);
  bytes.set([1, 0, 0, 0, 1], 110); // bounds that are an area
  return bytes;
}

describe('a file', () => {
  const request = jest.spyOn(globalThis, 'fetch');
  afterAll(() => request.mockRestore());
  const fail = async () => new Response(null, { status: 503 });
  const succeed = async () => new Response(emptyFile(), { status: 206 });
  const load = (name: string, ending = new AbortController()) =>
    loadTile({ url: `pmtiles://https://tiles.example/${name}.pmtiles`, type: 'json' }, ending);

  it('is opened again if it failed once', async () => {
    request.mockImplementationOnce(fail).mockImplementationOnce(succeed);
    expect((await load('once')).data).toMatchObject({ minzoom: 0 });
  });

  it('is opened for the next tile if it failed twice', async () => {
    request.mockImplementationOnce(fail).mockImplementationOnce(fail);
    await expect(load('twice')).rejects.toThrow('503');
    request.mockImplementationOnce(succeed);
    expect((await load('twice')).data).toMatchObject({ minzoom: 0 });
  });

  it('is not requested again for a tile that is out of view', async () => {
    const ending = new AbortController();
    request.mockClear().mockImplementationOnce(async () => {
      ending.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    await expect(load('left', ending)).rejects.toThrow('aborted');
    expect(request).toHaveBeenCalledTimes(1);
  });
});
