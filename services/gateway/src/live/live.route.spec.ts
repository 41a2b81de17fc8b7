import { connect as connectTo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '@rotadas/test-kit/eventually';
import { ANKARA_VIEW, LiveClient } from '../../test/support/live-client.js';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';
import { aToken } from '../../test/support/a-token.js';

const HERE = { latitude: 39.9, longitude: 32.8 };

describe('/api/live with faulty clients', () => {
  let gateway: InProcessGateway;
  const clients: LiveClient[] = [];
  beforeAll(async () => {
    gateway = await startInProcess({
      LOCATION_LIMIT_PER_SECOND: '5',
      ADDRESS_LIMIT_PER_MINUTE: '100000',
    });
  });
  afterEach(() => clients.splice(0).forEach((client) => client.close()));
  afterAll(() => gateway.stop());

  const connect = async () => {
    const client = await LiveClient.connect(gateway.url);
    clients.push(client);
    return client;
  };
  const rejection = async (client: LiveClient) => {
    await eventually('it is rejected', async () => client.errors.length > 0);
    return client.errors[0];
  };
  const othersAreServed = async () => {
    const other = await connect();
    await other.next('snapshot', () => other.watch());
    expect(other.providers.size).toBe(1);
  };

  it('closes a connection that sends no JSON, and serves the others', async () => {
    const client = await connect();
    client.socket.send('{"type":');
    expect(await client.end()).toEqual({ code: 4400, reason: 'frame-broken' });
    await othersAreServed();
  });

  it('closes a connection that sends a binary frame', async () => {
    const client = await connect();
    client.socket.send(Buffer.from('{}'));
    expect(await client.end()).toEqual({ code: 1003, reason: 'binary' });
  });

  it('closes a connection that sends a frame over 16 kB', async () => {
    const client = await connect();
    client.socket.send(JSON.stringify({ type: 'auth', token: 'x'.repeat(16_384) }));
    expect((await client.end()).code).toBe(1009);
    await othersAreServed();
  });

  it.each([
    ['of unknown type', { type: 'teleport' }],
    ['of no type', []],
    ['with a field too many', { type: 'watch', ...ANKARA_VIEW, speed: 1 }],
    ['with a bbox of texts', { type: 'watch', bbox: ['32', '39', '33', '40'], zoom: 12 }],
  ])('rejects a frame %s, and stays open', async (_, frame) => {
    const client = await connect();
    client.socket.send(JSON.stringify(frame));
    expect(await rejection(client)).toMatchObject({ code: 'input-invalid', details: expect.anything() });
    await client.next('snapshot', () => client.watch());
  });

  it.each([
    ['turned inside out', [32, 40, 33, 39], 'Güney sınırı kuzey sınırından küçük olmalı.'],
    [
      'across the date line',
      [170, 39, -170, 40],
      'Batı sınırı doğu sınırından küçük olmalı; alan tarih çizgisini aşamaz.',
    ],
  ])('rejects a viewport %s with a Turkish text', async (_, bbox, text) => {
    const client = await connect();
    client.socket.send(JSON.stringify({ type: 'watch', bbox, zoom: 12 }));
    expect(await rejection(client)).toMatchObject({ code: 'input-invalid', details: { bbox: text } });
  });

  it('rejects a position before auth', async () => {
    const client = await connect();
    client.send({ type: 'position', seq: 1, ...HERE });
    expect(await rejection(client)).toMatchObject({ seq: 1, code: 'token-missing' });
  });

  it('rejects an invalid token, and still accepts watch', async () => {
    const client = await connect();
    client.send({ type: 'auth', token: 'abc' });
    expect(await rejection(client)).toMatchObject({ code: 'token-invalid' });
    await client.next('snapshot', () => client.watch());
  });

  it('rejects an invalid position with its seq, and positions past the limit of POST', async () => {
    const client = await connect();
    await client.signIn(aToken());
    client.socket.send(JSON.stringify({ type: 'position', seq: 3, latitude: 91, longitude: 32 }));
    expect(await rejection(client)).toMatchObject({
      seq: 3,
      code: 'input-invalid',
      details: { latitude: expect.any(String) },
    });
    for (let seq = 10; seq < 30; seq += 1) client.send({ type: 'position', seq, ...HERE });
    await eventually('some are over the limit', async () =>
      client.errors.some(({ code }) => code === 'rate-limited'),
    );
    expect(client.closed).toBeUndefined();
  });

  it('closes a connection that sends 10,000 watches per second, and serves the others', async () => {
    const client = await connect();
    for (let count = 0; count < 10_000; count += 1) client.watch();
    expect(await client.end()).toEqual({ code: 4429, reason: 'rate-limited' });
    expect(client.errors.at(-1)?.code).toBe('rate-limited');
    await othersAreServed();
  });

  it('handles an upgrade of another path as a plain request, and closes the connection', async () => {
    const { hostname, port, host } = new URL(gateway.url);
    const socket = connectTo(Number(port), hostname);
    const upgrade = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
    socket.write(['GET /healthz HTTP/1.1', `host: ${host}`, ...upgrade, '', ''].join('\r\n'));
    const [head] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close/s);
  });
});
