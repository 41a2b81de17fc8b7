import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of vector styles on this machine. */
export interface StyleStandIn {
  /** Address of its style, with `{theme}` for the theme's name. */
  readonly url: string;
  /** Paths asked for so far. */
  readonly asked: string[];
  /** From now on it answers everything with 503. */
  fail(): void;
  stop(): Promise<void>;
}

/**
 * A vector tile with one layer, `ground`, of one square that fills the tile (Mapbox Vector Tile
 * 2.1, as bytes).
 */
const TILE = message(3, [
  ...field(15, 2),
  ...text(1, 'ground'),
  ...message(2, [...field(3, 3), ...message(4, square(4_096))]),
  ...field(5, 4_096),
]);

/**
 * Starts the server: a style for each theme, of a background, a vector tile source and a point of
 * interest.
 */
export async function startStyleStandIn(): Promise<StyleStandIn> {
  const asked: string[] = [];
  let isFailing = false;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    response.setHeader('access-control-allow-origin', '*');
    if (isFailing) return void response.writeHead(503).end();
    if (path.endsWith('.pbf')) return void response.end(Buffer.from(TILE));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(styleOf(path.includes('dark'), originOf(server))));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `${originOf(server)}/{theme}/style.json`,
    asked,
    fail: () => void (isFailing = true),
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function styleOf(isDark: boolean, origin: string): object {
  const colour = isDark ? '#203060' : '#f0e0a0';
  return {
    version: 8,
    glyphs: `${origin}/glyphs/{fontstack}/{range}.pbf`,
    sources: { tiles: { type: 'vector', tiles: [`${origin}/{z}/{x}/{y}.pbf`], maxzoom: 10 } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': '#808080' } },
      {
        id: 'land',
        type: 'fill',
        source: 'tiles',
        'source-layer': 'ground',
        paint: { 'fill-color': colour },
      },
      { id: 'shops', type: 'circle', source: 'tiles', 'source-layer': 'poi' },
    ],
  };
}

function field(number: number, value: number): number[] {
  return [...varint(number << 3), ...varint(value)];
}

function text(number: number, value: string): number[] {
  return message(number, [...Buffer.from(value)]);
}

function message(number: number, body: number[]): number[] {
  return [...varint((number << 3) | 2), ...varint(body.length), ...body];
}

/** The square from corner to corner of a tile, as drawing commands: move, three lines, close. */
function square(extent: number): number[] {
  const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
  return [9, 0, 0, 26, extent, 0, 0, extent, -extent, 0, 15].flatMap((value, index) =>
    varint([0, 3, 10].includes(index) ? value : zigzag(value)),
  );
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >> 7)];
}
