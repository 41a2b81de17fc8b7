import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '@rotadas/test-kit/eventually';
import { useGateway } from '../../test/support/in-process-gateway.js';

/** More than the kernel buffers of a connection. */
const FILE_BYTES = 8_000_000;

const SMALL_TEXT = 'small file';

const UNANSWERED_MAX = 16;

const SHORT = { unreadResponseMs: 100, headersMs: 500, requestMs: 500 };

const request = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
const FILE = request('/large.png');
const SMALL = request('/small.txt');
const UPGRADE = request(
  '/api/live',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  'Sec-WebSocket-Version: 13',
);

describe('a client that stops', () => {
  const web = { 'large.png': Buffer.alloc(FILE_BYTES), 'small.txt': SMALL_TEXT };
  const gateway = useGateway({}, { web });
  const hasty = useGateway({}, { web, timeLimits: SHORT });
  const sockets: Socket[] = [];
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

  const send = (sent: string, { url } = gateway) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    sockets.push(socket);
    socket.pause().on('error', () => undefined); // a close follows
    socket.write(sent);
    return socket;
  };
  it('gets the responses of 16 requests, and then of others', async () => {
    const socket = send(SMALL.repeat(UNANSWERED_MAX));
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString())).resume();
    const untilReceived = (count: number) =>
      eventually(`${count} responses`, async () => received.split(SMALL_TEXT).length - 1 === count);
    await untilReceived(UNANSWERED_MAX);
    socket.write(SMALL.repeat(UNANSWERED_MAX));
    await untilReceived(2 * UNANSWERED_MAX);
  });

  it.each([
    ['request', SMALL],
    ['request with an unknown expectation', request('/small.txt', 'Expect: nothing')],
  ])('is disconnected at the 17th %s', async (_what, sent) => {
    const received = await text(send(sent.repeat(UNANSWERED_MAX + 1)));
    expect(received.split(SMALL_TEXT).length).toBeLessThan(UNANSWERED_MAX);
    expect(await gateway.metrics()).toMatch(/limit_hits_total{limit="unanswered-requests"} [1-9]/);
  });

  it('is disconnected after some time', async () => {
    send(FILE.repeat(UNANSWERED_MAX), hasty);
    await eventually('it is connected', async () => (await hasty.connections()) === 1);
    await eventually('it is disconnected', async () => (await hasty.connections()) === 0);
  });

  it('gets 408 if it does not send the whole request', async () => {
    const start = request('/api/client-errors', 'Content-Length: 2', 'Content-Type: application/json');
    expect(await text(send(start.replace('GET', 'POST'), hasty))).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('opens no WebSocket on the same connection', async () => {
    const socket = send(FILE + UPGRADE);
    const received = await text(socket);
    expect(received.slice(FILE_BYTES)).toContain('HTTP/1.1 404 ');
  });
});
