import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';
import { LiveClient } from '../../test/support/live-client.js';

describe('the host of a request', () => {
  let gateway: InProcessGateway;
  beforeAll(async () => {
    gateway = await startInProcess({ PUBLIC_URL: 'https://rotadas.example', TRUST_PROXY: 'loopback' });
  });
  afterAll(() => gateway.stop());

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
