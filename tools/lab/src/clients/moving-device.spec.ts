import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Counters } from '../measure/counters.ts';
import { SentPositions } from '../measure/sent-positions.ts';
import { MovingDevice } from './moving-device.ts';

const ONLINE = { id: 7, token: 't', deviceToken: 'd', start: { latitude: 39.93, longitude: 32.86 } };

describe('MovingDevice', () => {
  let server: Server;
  let status: number;
  let counters: Counters;
  let device: MovingDevice;

  beforeEach(async () => {
    server = createServer((_, response) => response.writeHead(status).end('[]')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    counters = new Counters();
    const options = { counters, sent: SentPositions.of([ONLINE.id]) };
    device = new MovingDevice(`http://127.0.0.1:${port}`, ONLINE, 0, options);
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await delay(5);
  };

  it('exposes its last acknowledged position', async () => {
    status = 200;
    expect(device.isSettled).toBe(true);
    device.step();
    expect([device.isSettled, device.acknowledgedPosition]).toEqual([false, ONLINE.start]);
    await until(() => device.isSettled);
    expect(device.acknowledgedPosition).not.toEqual(ONLINE.start);
    expect([counters.sent, counters.acknowledged, counters.errors]).toEqual([1, 1, {}]);
  });

  it('counts a rejected position as an error', async () => {
    status = 429;
    device.step();
    await until(() => Object.keys(counters.errors).length > 0);
    expect(counters.errors).toEqual({ 'device 429': 1 });
    expect(device.isSettled).toBe(false);
  });
});
