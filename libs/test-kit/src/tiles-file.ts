import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { zxyToTileId } from 'pmtiles';

export interface TilesContent {
  /** Features by the name of their layer. */
  readonly layers: Readonly<Record<string, Feature[]>>;
  /** West, south, east and north, degrees. */
  readonly bounds: readonly [number, number, number, number];
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Writes a PMTiles file (version 3) of vector tiles, with one directory and no compression. */
export function tilesFile(content: TilesContent): Buffer {
  const tiles = cutTiles(content).sort((one, other) => one.id - other.id);
  const directory = Buffer.from([
    ...varint(tiles.length),
    ...tiles.flatMap(({ id }, index) => varint(id - (tiles[index - 1]?.id ?? 0))),
    ...tiles.flatMap(() => varint(1)), // each entry is one tile
    ...tiles.flatMap(({ bytes }) => varint(bytes.length)),
    ...tiles.flatMap((_, index) => varint(index === 0 ? 1 : 0)), // each follows the one before
  ]);
  const metadata = Buffer.from('{}');
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  return Buffer.concat([header(content, [directory, metadata, NO_LEAVES, data]), directory, metadata, data]);
}

interface Tile {
  readonly id: number;
  readonly bytes: Uint8Array;
}

function cutTiles({ layers, bounds: [west, south, east, north], minZoom, maxZoom }: TilesContent): Tile[] {
  const indexes = Object.entries(layers).map(([name, features]) => {
    const options = { maxZoom, indexMaxZoom: maxZoom };
    return [name, new GeoJSONVT({ type: 'FeatureCollection', features }, options)] as const;
  });
  const tiles: Tile[] = [];
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
    const [left, top] = tileAt(west, north, zoom);
    const [right, bottom] = tileAt(east, south, zoom);
    for (let x = left; x <= right; x += 1)
      for (let y = top; y <= bottom; y += 1) {
        const cut = indexes.flatMap(([name, index]) => {
          const tile = index.getTile(zoom, x, y);
          return tile ? [[name, tile] as const] : [];
        });
        if (cut.length === 0) continue;
        const bytes = fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: EXTENT });
        tiles.push({ id: zxyToTileId(zoom, x, y), bytes });
      }
  }
  return tiles;
}

/** Coordinates per side of a tile, as by default in GeoJSONVT. */
const EXTENT = 4_096;

/** Column and row in the Mercator projection. */
function tileAt(longitude: number, latitude: number, zoom: number): [number, number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.floor((longitude / 360 + 0.5) * 2 ** zoom), Math.floor(y * 2 ** zoom)];
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

const NO_LEAVES = Buffer.alloc(0);
const HEADER_BYTES = 127;
const UNCOMPRESSED = 1;
const VECTOR_TILES = 1;

function header({ bounds, minZoom, maxZoom }: TilesContent, sections: readonly Buffer[]): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write('PMTiles\u0003');
  let offset = HEADER_BYTES;
  for (const [index, { length }] of sections.entries()) {
    bytes.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    bytes.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  }
  bytes.set([1, UNCOMPRESSED, UNCOMPRESSED, VECTOR_TILES, minZoom, maxZoom], 96);
  for (const [index, degrees] of bounds.entries())
    bytes.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  return bytes;
}
