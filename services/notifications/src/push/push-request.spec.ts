import { createServer, type Server } from 'node:net';
import { pushOutcome, sendPush } from './push-request.js';
import { EndpointGuard } from './endpoint-guard.js';

describe('sendPush', () => {
  let server: Server;
  let port: number;
  let connections = 0;
  beforeAll(async () => {
    server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('it does not listen');
    ({ port } = address);
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  const send = (url: URL, lookup: ReturnType<EndpointGuard['resolveForSending']>['lookup']) =>
    sendPush({ url, ...(lookup && { lookup }), headers: {}, body: Buffer.from('') });

  it('opens no connection if the name now resolves to loopback', async () => {
    const guard = new EndpointGuard({ PUSH_LOCAL_ORIGINS: [] });
    // The name is resolved again for the connection.
    const { lookup } = guard.resolveForSending('https://localhost/push');
    const url = new URL(`https://localhost:${port}/push`);
    await expect(send(url, lookup)).rejects.toMatchObject({ code: 'push-endpoint-refused' });
    expect(connections).toBe(0);
    await expect(send(url, undefined)).rejects.not.toMatchObject({ code: 'push-endpoint-refused' });
    expect(connections).toBeGreaterThan(0);
  });
});

it.each([
  [201, 'sent'],
  [202, 'sent'],
  [301, 'rejected'],
  [307, 'rejected'],
  [400, 'rejected'],
  [403, 'rejected'],
  [404, 'expired'],
  [410, 'expired'],
  [413, 'rejected'],
])('maps the status %d to %s', (status, outcome) => {
  expect(pushOutcome(status)).toBe(outcome);
});

it.each([408, 425, 429, 500, 503])('throws at the status %d, which is temporary', (status) => {
  expect(() => pushOutcome(status)).toThrow(`${status}`);
});
