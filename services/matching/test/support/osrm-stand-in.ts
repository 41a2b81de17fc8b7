import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

/** Replaces OSRM. Each method sets the behaviour for all later requests. */
export class OsrmStandIn {
  readonly requests: string[] = [];
  /** Bytes sent by `repliesWithoutEnd`. */
  sent = 0;
  private handler: RequestListener = (_, response) => response.writeHead(500).end();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<OsrmStandIn> {
    const server = createServer();
    const standIn = new OsrmStandIn(server);
    server.on('request', (request, response) => {
      standIn.requests.push(request.url ?? '');
      standIn.handler(request, response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return standIn;
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('the stand-in does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  replies(status: number, body: unknown): void {
    this.handler = (_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  }

  repliesWith(createBody: (request: IncomingMessage) => unknown): void {
    this.handler = (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(createBody(request)));
    };
  }

  /** Accepts requests without a response. */
  staysSilent(): void {
    this.handler = () => undefined;
  }

  /** Sends half of the body, then closes the connection. */
  repliesByHalf(body: string): void {
    this.handler = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
      response.write(body.slice(0, body.length / 2), () => response.destroy());
    };
  }

  /** Sends an endless body until the client disconnects. */
  repliesWithoutEnd(): void {
    const chunk = Buffer.alloc(1_000_000, ' ');
    this.handler = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const go = () => {
        while (!response.destroyed && response.write(chunk)) this.sent += chunk.length;
      };
      response.on('drain', go);
      go();
    };
  }

  redirects(location: string): void {
    this.handler = (_, response) => response.writeHead(302, { location }).end();
  }

  hangsUp(): void {
    this.handler = (request) => request.socket.destroy();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

/** Reply of `/route/v1`, as in OSRM 5 and 6. */
export const ROUTE_REPLY = {
  code: 'Ok',
  routes: [
    {
      legs: [{ steps: [], summary: '', weight: 9_961.2, duration: 9_961.2, distance: 261_402.7 }],
      weight_name: 'routability',
      geometry: {
        coordinates: [
          [32.854, 39.92],
          [32.5, 38.8],
          [32.484, 37.871],
        ],
        type: 'LineString',
      },
      weight: 9_961.2,
      duration: 9_961.2,
      distance: 261_402.7,
    },
  ],
  waypoints: [
    { hint: 'a', distance: 4.2, name: 'Atatürk Bulvarı', location: [32.854, 39.92] },
    { hint: 'b', distance: 7.1, name: '', location: [32.484, 37.871] },
  ],
};

/** Reply of `/table/v1` for one start and two ends, the second without a route. */
export const TABLE_REPLY = {
  code: 'Ok',
  distances: [[261_402.7, null]],
  durations: [[9_961.2, null]],
  sources: [{ hint: 'a', distance: 4.2, name: '', location: [32.854, 39.92] }],
  destinations: [
    { hint: 'b', distance: 7.1, name: '', location: [32.484, 37.871] },
    { hint: 'c', distance: 9, name: '', location: [26.1, 39.1] },
  ],
};

const NAMELESS = { hint: '', distance: 4, name: '', location: [32.85, 39.92] };

/** 251 km to Konya alone, 252 km with a passenger. */
export const TO_KONYA_TABLE = {
  code: 'Ok',
  distances: [
    [0, 0, 500],
    [0, 250_000, 0],
    [1_500, 0, 251_000],
  ],
  durations: [
    [0, 0, 60],
    [0, 9_000, 0],
    [120, 0, 9_100],
  ],
  sources: [NAMELESS, NAMELESS, NAMELESS],
  destinations: [NAMELESS, NAMELESS, NAMELESS],
};
