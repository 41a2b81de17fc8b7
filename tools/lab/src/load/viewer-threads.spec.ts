import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { SentPositions, sharedNow } from '../measure/sent-positions.ts';
import { placeInTown } from '../places.ts';
import { ViewerThreads } from './viewer-threads.ts';

const COUNT = 3;
const PROVIDER = 7;
const BLOCKED = 8;
const VIEWERS = Array.from({ length: COUNT }, (_, town) => ({
  town,
  token: 'a',
  hiddenIds: new Set([BLOCKED]),
}));

const PLACE = placeInTown(0, () => 0.5);

describe('ViewerThreads', () => {
  let server: WebSocketServer;
  let sent: SentPositions;
  let viewers: ViewerThreads | undefined;
  beforeEach(async () => {
    sent = SentPositions.of([PROVIDER]);
    server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    server.on('connection', (socket) => {
      socket.once('message', () => socket.send('{"type":"snapshot","providers":[]}'));
    });
    await once(server, 'listening');
  });
  afterEach(async () => {
    await viewers?.stop();
    for (const socket of server.clients) socket.terminate();
    server.close();
  });

  const connect = async (): Promise<ViewerThreads> => {
    const { port } = server.address() as AddressInfo;
    viewers = new ViewerThreads(`http://127.0.0.1:${port}`, VIEWERS, sent);
    await viewers.connect();
    return viewers;
  };
  const sendAll = (frame: object): void => {
    for (const socket of server.clients) socket.send(JSON.stringify(frame));
  };

  it('report viewers that do not show the acknowledged positions', async () => {
    const threads = await connect();
    expect(await threads.check(new Map([[BLOCKED, PLACE]]))).toEqual({ wrongViewers: 0, examples: [] });
    expect(await threads.check(new Map([[PROVIDER, PLACE]]))).toEqual({
      wrongViewers: 1,
      examples: [`lacks ${PROVIDER}`],
    });
  });

  it('measure the delay since another thread sent a position, and reset the counts', async () => {
    const threads = await connect();
    sent.record(PROVIDER, PLACE, sharedNow() - 1_000);
    sendAll({ type: 'delta', upsert: [{ id: PROVIDER, ...PLACE }], remove: [] });
    const expected = new Map([[PROVIDER, PLACE]]);
    // The other viewers should not receive it, so they count as wrong.
    while ((await threads.check(expected)).wrongViewers !== COUNT - 1) await delay(10);
    const warmUp = await threads.readDelays();
    expect(warmUp.count).toBe(COUNT);
    expect(warmUp.min).toBeGreaterThanOrEqual(1_000);
    expect((await threads.readDelays()).count).toBe(0);
    expect(await threads.end()).toEqual([{ frames: 2 * COUNT, errors: {} }]);
  });

  it('reject if they cannot connect', async () => {
    viewers = new ViewerThreads('http://127.0.0.1:1', VIEWERS, sent);
    await expect(viewers.connect()).rejects.toThrow('ECONNREFUSED');
  });
});
