import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StyleStandIn {
  /** Address of its style; `{theme}` is replaced by the theme. */
  readonly url: string;
  readonly requested: string[];
  /** Responds with 503 to every request from now on. */
  fail(): void;
  stop(): Promise<void>;
}

export async function startStyleStandIn(): Promise<StyleStandIn> {
  const requested: string[] = [];
  let isFailing = false;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requested.push(path);
    response.setHeader('access-control-allow-origin', '*');
    if (isFailing) return void response.writeHead(503).end();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(styleOf(path.includes('dark'), originOf(server))));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `${originOf(server)}/{theme}/style.json`,
    requested,
    fail: () => void (isFailing = true),
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function styleOf(isDark: boolean, origin: string): object {
  const corners = [
    [20, 30],
    [50, 30],
    [50, 45],
    [20, 45],
    [20, 30],
  ];
  const land = { type: 'Polygon', coordinates: [corners] };
  return {
    version: 8,
    glyphs: `${origin}/glyphs/{fontstack}/{range}.pbf`,
    sources: { land: { type: 'geojson', data: { type: 'Feature', properties: {}, geometry: land } } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': '#808080' } },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: { 'fill-color': isDark ? '#203060' : '#f0e0a0' },
      },
    ],
  };
}
