import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ClientFrame } from '@rotadas/contracts/live/client-frame';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { type WebSocket, WebSocketServer } from 'ws';
import { Counters } from '../measure/counters.ts';
import { placeInTown } from '../places.ts';
import { MovingProvider } from './moving-provider.ts';

const ONLINE = { id: 7, token: 'a', start: placeInTown(0, () => 0.5) };

describe('MovingProvider', () => {
  let server: WebSocketServer;
  let provider: MovingProvider | undefined;
  let counters: Counters;
  let received: ClientFrame[];

  beforeEach(async () => {
    [counters, received] = [new Counters(), []];
    server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    server.on('connection', (socket) => {
      socket.on('message', (data) => reply(socket, ClientFrame.parse(JSON.parse(String(data)))));
    });
    await once(server, 'listening');
  });
  afterEach(() => {
    provider?.end();
    for (const socket of server.clients) socket.terminate();
    server.close();
  });

  const send = (socket: WebSocket, frame: ServerFrame) => socket.send(JSON.stringify(frame));
  const reply = (socket: WebSocket, frame: ClientFrame) => {
    if (frame.type === 'auth') return send(socket, { type: 'ready', userId: 1 });
    received.push(frame);
    if (frame.type === 'position') send(socket, { type: 'ack', seq: frame.seq });
  };
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await delay(5);
  };
  const connect = async (): Promise<MovingProvider> => {
    const { port } = server.address() as AddressInfo;
    provider = new MovingProvider(`http://127.0.0.1:${port}`, ONLINE, 0, { counters });
    await provider.connect();
    return provider;
  };

  it('exposes its last acknowledged position', async () => {
    const moving = await connect();
    expect([moving.isSettled, received]).toEqual([true, []]);
    moving.step();
    expect([moving.isSettled, moving.acknowledgedPosition]).toEqual([false, ONLINE.start]);
    await until(() => moving.isSettled);
    expect(received).toEqual([{ type: 'position', seq: 1, ...moving.acknowledgedPosition }]);
    expect([counters.sent, counters.acknowledged, counters.errors]).toEqual([1, 1, {}]);
  });

  it('counts a lost connection as a failure', async () => {
    await connect();
    for (const socket of server.clients) socket.terminate();
    await until(() => Object.keys(counters.errors).length > 0);
    expect(counters.errors).toEqual({ 'provider closed 1006': 1 });
  });
});
