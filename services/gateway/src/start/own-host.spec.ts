import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { connectHalfOpen, parseStatus } from '../../test/support/half-open-client.js';
import { LiveClient } from '../../test/support/live-client.js';

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  'Sec-WebSocket-Version: 13',
];

describe('the host of a request', () => {
  const gateway = useGateway({ PUBLIC_URL: 'https://rotadas.example', TRUST_PROXY: 'loopback' });

  const get = async (path: string, headers: Record<string, string>) => {
    const outgoing = request(`${gateway.url}${path}`, { headers });
    outgoing.end();
    const [reply]: IncomingMessage[] = await once(outgoing, 'response');
    if (!reply) throw new Error('no response');
    return { status: reply.statusCode, body: await json(reply) };
  };

  it.each([
    ['the public URL', { host: 'rotadas.example' }],
    ['the public URL, by the proxy', { host: 'gateway:3000', 'x-forwarded-host': 'rotadas.example' }],
  ])('can be that of %s', async (_, headers) => {
    expect((await get('/api/config', headers)).status).toBe(200);
  });

  it.each(['/api/config', '/api/nowhere', '/', '/admin/queues', '/api/%zz'])(
    'is rejected if it is unknown: %s',
    async (path) => {
      expect(await get(path, { host: 'evil.example' })).toMatchObject({
        status: 421,
        body: { code: 'host-unknown' },
      });
    },
  );

  it.each([
    ['two hosts', '/api/config', ['Host: rotadas.example', 'Host: evil.example']],
    ['the same host twice', '/api/config', ['Host: rotadas.example', 'Host: rotadas.example']],
    ['a list of hosts', '/api/config', ['Host: evil.example, rotadas.localhost']],
    ['a name after the port', '/api/config', ['Host: rotadas.example:80@evil.example']],
    ['a port that is none', '/api/config', ['Host: rotadas.example:evil']],
    ['two hosts', '/healthz', ['Host: rotadas.example', 'Host: evil.example']],
    ['two hosts', '/', ['Host: rotadas.example', 'Host: evil.example']],
    ['no host', '/api/config', []],
    ['an absolute target', 'http://rotadas.example/api/config', ['Host: rotadas.example']],
    ['an absolute target', 'https://evil.example/', ['Host: rotadas.example']],
    ['an absolute target', 'http://evil.example/healthz', ['Host: rotadas.example']],
    ['an absolute target', 'http://rotadas.example/api/live', ['Host: rotadas.example', ...UPGRADE]],
    ['two hosts', '/api/live', ['Host: rotadas.example', 'Host: evil.example', ...UPGRADE]],
  ])('is rejected as ambiguous for %s: %s %j', async (_, target, headers) => {
    const lines = [`GET ${target} HTTP/1.1`, ...headers];
    if (!headers.includes('Connection: Upgrade')) lines.push('Connection: close');
    const { response } = connectHalfOpen(gateway.url, `${lines.join('\r\n')}\r\n\r\n`);
    const [head = '', body = ''] = (await response).split('\r\n\r\n');
    expect(parseStatus(head)).toBe(400);
    const { code, requestId } = ErrorBody.parse(JSON.parse(body));
    expect(code).toBe('input-invalid');
    expect(head).toContain(`x-request-id: ${requestId}`);
    expect(head).toContain('content-security-policy: ');
  });

  it('can be missing in HTTP/1.0 for a health check', async () => {
    const { response } = connectHalfOpen(gateway.url, 'GET /healthz HTTP/1.0\r\n\r\n');
    expect(parseStatus(await response)).toBe(200);
  });

  it.each([
    ['evil.example, rotadas.example', 200],
    ['rotadas.example, evil.example', 421],
  ])('is the one of the last proxy: %s, %d', async (hosts, status) => {
    const headers = { host: 'gateway:3000', 'x-forwarded-host': hosts };
    expect((await get('/api/config', headers)).status).toBe(status);
  });

  it('is rejected if it is unknown, also for a WebSocket', async () => {
    await expect(LiveClient.connect(gateway.url, { host: 'evil.example' })).rejects.toThrow('421');
  });

  it.each(['/healthz', '/readyz'])('can be the address of the instance for %s', async (path) => {
    expect((await get(path, { host: '10.1.2.3:3000' })).status).toBe(200);
  });

  it('must match the origin of a WebSocket, with the scheme', async () => {
    const connect = (origin: string) => LiveClient.connect(gateway.url, { host: 'rotadas.example', origin });
    (await connect('https://rotadas.example')).close();
    await expect(connect('http://rotadas.example')).rejects.toThrow('403');
  });
});
