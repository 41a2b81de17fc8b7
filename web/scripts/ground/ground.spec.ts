import { readFileSync } from 'node:fs';
import { PMTiles } from 'pmtiles';

const file = readFileSync(new URL('../../src/generated/ground.pmtiles', import.meta.url));
/** Bytes of the last request. */
let requested = 0;
const ground = new PMTiles({
  getKey: () => 'ground',
  getBytes: async (offset, length) => {
    const data = file.buffer.slice(file.byteOffset + offset, file.byteOffset + offset + length);
    requested = data.byteLength;
    return { data };
  },
});
/** Bytes of the first request, which reads the header and the directory. */
const FIRST_REQUEST = 16_384;
const KILOBYTE = 1024;
const [WIDTH, HEIGHT] = [1280, 800];
const TILE_PX = 512;
/** Google's zooms; MapLibre's are one less. */
const ZOOMS = [6, 9, 12, 14];

async function sizes(zoom: number): Promise<Map<string, number>> {
  const { minLon, minLat, maxLon, maxLat } = await ground.getHeader();
  const column = (longitude: number) => Math.floor(((longitude + 180) / 360) * 2 ** zoom);
  const row = (latitude: number) =>
    Math.floor((0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** zoom);
  const found = new Map<string, number>();
  for (let x = column(minLon); x <= column(maxLon); x += 1)
    for (let y = row(maxLat); y <= row(minLat); y += 1)
      if (await ground.getZxy(zoom, x, y)) found.set(`${x} ${y}`, requested);
  return found;
}

/** `tilePx` is the width of a tile on the screen. */
function largestView(tiles: ReadonlyMap<string, number>, tilePx: number): number {
  const [columns, rows] = [Math.ceil(WIDTH / tilePx) + 1, Math.ceil(HEIGHT / tilePx) + 1];
  const views = [...tiles.keys()].map((corner) => {
    const [x = 0, y = 0] = corner.split(' ').map(Number);
    let bytes = FIRST_REQUEST;
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1) bytes += tiles.get(`${x + column} ${y + row}`) ?? 0;
    return bytes;
  });
  return Math.max(...views);
}

it('is small in all and for each view', async () => {
  expect(file.length).toBeLessThan(350 * KILOBYTE);
  const { maxZoom } = await ground.getHeader();
  for (const zoom of ZOOMS) {
    const tileZoom = Math.min(zoom - 1, maxZoom);
    const largest = largestView(await sizes(tileZoom), TILE_PX * 2 ** (zoom - 1 - tileZoom));
    expect(largest).toBeLessThan(120 * KILOBYTE);
  }
}, 60_000);

it('has the layers that the map draws', async () => {
  const { maxZoom } = await ground.getHeader();
  // İstanbul
  const tile = await ground.getZxy(maxZoom, Math.floor((209 / 360) * 2 ** maxZoom), 47);
  const text = Buffer.from(tile?.data ?? new ArrayBuffer()).toString('latin1');
  const layers = ['land', 'water', 'river', 'urban', 'border', 'road', 'place'];
  expect(layers.filter((layer) => !text.includes(layer))).toEqual([]);
});
