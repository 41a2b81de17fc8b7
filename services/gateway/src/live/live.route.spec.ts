import { jest } from '@jest/globals';
import { toCell } from '@rotadas/contracts/live/cell';
import { CellChange } from '@rotadas/contracts/live/cell-change';
import { liveSubject } from '@rotadas/contracts/live/live.subjects';
import { ACCESS_CHANGED, type AccessChange } from '@rotadas/contracts/users/access-change';
import { aToken } from '../../test/support/a-token.js';
import { aVersionedProvider } from '../../test/support/builders.js';
import { startInProcess, useGateway } from '../../test/support/in-process-gateway.js';
import { ANKARA_VIEW, LiveClient } from '../../test/support/live-client.js';
import { SHARE_TOKEN } from '../../test/support/stand-in-agreements.js';
import { OFFLINE_USER } from '../../test/support/stand-in-services.js';
import { UncheckedTokens } from '../../test/support/unchecked-tokens.js';
import { eventually } from '@rotadas/test-kit/eventually';
import { LiveConnections } from './connections/live-connections.js';
import { SharedViews } from './views/shared-views.js';

type View = Parameters<LiveClient['watch']>[0];

const KONYA_VIEW: View = { bbox: [32.3, 37.7, 32.7, 38.0], zoom: 12 };
const ANKARA = { latitude: 39.97, longitude: 32.86 };
/** A viewport larger than a region. */
const PROVINCES: View = { bbox: [31.5, 38.5, 34.3, 41.2], zoom: 8 };

describe('/api/live', () => {
  const gateway = useGateway({ LOCATION_LIMIT_PER_SECOND: '5', ADDRESS_LIMIT_PER_MINUTE: '100000' });
  const clients: LiveClient[] = [];
  afterEach(() => clients.splice(0).forEach((client) => client.close()));

  const connect = async () => {
    const client = await LiveClient.connect(gateway.url);
    clients.push(client);
    return client;
  };
  const watching = async (view?: View) => {
    const client = await connect();
    await client.next('snapshot', () => client.watch(view));
    return client;
  };
  const rejection = async (client: LiveClient) => {
    await eventually('it is rejected', async () => client.errors.length > 0);
    return client.errors[0];
  };

  it('shows a signed-in user the providers in the viewport as the list does', async () => {
    const viewer = await connect();
    await viewer.signIn(aToken());
    await viewer.next('snapshot', () => viewer.watch());
    const [listed] = JSON.parse(await (await gateway.call('/api/providers/active')).text());
    expect([...viewer.providers.values()]).toEqual([listed]);
  });

  it('shows the newest viewport only', async () => {
    const viewer = await watching();
    expect(viewer.providers.has(7)).toBe(true);
    await viewer.next('snapshot', () => viewer.watch(KONYA_VIEW));
    expect(viewer.providers.size).toBe(0);
    const moved = aVersionedProvider({ version: 2, latitude: 39.98 });
    const cell = toCell(moved);
    const change = { cell, publisher: 'test', seq: 1, markers: [moved], moves: [], exits: [] };
    const other = await watching();
    await other.next('delta', () => gateway.subscriber.receive(liveSubject(cell), CellChange.parse(change)));
    expect(other.providers.get(7)).toMatchObject({ latitude: 39.98 });
    expect(viewer.providers.size).toBe(0);
  });

  it('filters by service type', async () => {
    const viewer = await watching({ ...ANKARA_VIEW, serviceType: 'cargo' });
    expect(viewer.providers.size).toBe(0);
  });

  it('shows clusters of more than a region before the sign-in, and providers after it', async () => {
    const viewer = await connect();
    await viewer.next('clusters', () => viewer.watch(PROVINCES));
    expect(viewer.providers.size).toBe(0);
    await viewer.next('snapshot', () => void viewer.signIn(aToken()));
    expect(viewer.providers.has(7)).toBe(true);
  });

  it('closes when the token expires unless a new one was sent', async () => {
    const inAMinute = Math.floor(Date.now() / 1_000) + 60;
    const [expired, renewed] = [await connect(), await connect()];
    for (const client of [expired, renewed]) await client.signIn(aToken({ exp: inAMinute }));
    await renewed.signIn(aToken());
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
    expect(await expired.end()).toEqual({ code: 4401, reason: 'token-expired' });
    await renewed.next('snapshot', () => renewed.watch());
    clock.mockRestore();
  });

  it.each([
    ['deleted', 12],
    ['suspended', 14],
    ['restricted', 15],
    ['signed-out', 16],
  ] as const)('closes all connections of an account that is %s, and no others', async (kind, id) => {
    const [lost, second, other] = [await connect(), await connect(), await connect()];
    for (const client of [lost, second]) await client.signIn(aToken({ sub: `user-${id}` }));
    await other.signIn(aToken({ sub: 'user-13' }));
    gateway.subscriber.receive(ACCESS_CHANGED, { kind, userId: id } satisfies AccessChange);
    for (const client of [lost, second])
      expect(await client.end()).toEqual({ code: 4401, reason: 'access-lost' });
    await other.signIn(aToken({ sub: 'user-13' }));
    expect(other.closed).toBeUndefined();
  });

  it('is exact only after the sign-in, also for a watch that arrives during it', async () => {
    const exact = { latitude: 39.97123, longitude: 32.86456 };
    const [anonymous, user] = [await watching(), await connect()];
    user.send({ type: 'auth', token: aToken() });
    await user.next('snapshot', () => user.watch());
    expect(user.kinds).toEqual(['ready', 'snapshot']);
    const moved = aVersionedProvider({ version: 3, ...exact });
    const change = { cell: toCell(moved), publisher: 'test', seq: 2, markers: [moved], moves: [], exits: [] };
    await anonymous.next('delta', () =>
      gateway.subscriber.receive(liveSubject(change.cell), CellChange.parse(change)),
    );
    await eventually('the user sees it', async () => user.kinds.includes('delta'));
    expect(user.providers.get(7)).toMatchObject(exact);
    expect(anonymous.providers.get(7)).toMatchObject({ latitude: 39.971, longitude: 32.865 });
  });

  it('keeps the newest subscription of those that arrive during a sign-in', async () => {
    const client = await connect();
    const slow = holdNextVerification();
    client.send({ type: 'auth', token: aToken({ sub: 'user-17' }) });
    client.watch();
    client.send({ type: 'follow', token: SHARE_TOKEN });
    await client.next('error', () => client.send({ type: 'position', seq: 1, ...ANKARA })); // all arrived
    await client.next('trip', () => slow.resolve(undefined));
    expect(client.kinds.slice(1, 4)).toEqual(['ready', 'snapshot', 'trip']);
    jest.restoreAllMocks();
  });

  it('belongs to the user of the newest token, even if an older one takes longer to verify', async () => {
    const client = await connect();
    const slow = holdNextVerification();
    client.send({ type: 'auth', token: aToken({ sub: 'user-15' }) });
    client.send({ type: 'auth', token: aToken({ sub: 'user-13' }) });
    await client.next('error', () => client.send({ type: 'position', seq: 1, ...ANKARA })); // both arrived
    slow.resolve(undefined);
    await eventually(
      'both get a reply',
      async () => client.kinds.filter((kind) => kind === 'ready').length === 2,
    );
    expect(client.userId).toBe(13);
    jest.restoreAllMocks();
  });

  it('continues after a watch that failed behind a sign-in', async () => {
    const client = await connect();
    const slow = holdNextVerification();
    jest.spyOn(SharedViews.prototype, 'join').mockImplementationOnce(() => {
      throw new Error('no view');
    });
    client.send({ type: 'auth', token: aToken({ sub: 'user-16' }) });
    client.watch();
    client.watch(KONYA_VIEW);
    await client.next('error', () => client.send({ type: 'position', seq: 1, ...ANKARA })); // all arrived
    await client.next('snapshot', () => slow.resolve(undefined));
    expect(client.errors.slice(1)).toMatchObject([{ code: 'unexpected' }]);
    jest.restoreAllMocks();
  });

  it('counts a position that a newer one replaced, and does not acknowledge it by itself', async () => {
    const provider = await connect();
    await provider.signIn(aToken());
    for (const seq of [1, 2, 3]) provider.send({ type: 'position', seq, ...ANKARA });
    const isShown = async (line: string) => (await gateway.metrics()).includes(`${line}\n`);
    await eventually('one is replaced', () => isShown('rotadas_positions_replaced_total 1'));
    await eventually('one is stored', async () => provider.acks.includes(1));
    expect(provider.acks).not.toContain(2);
  });

  it('rejects the position of an offline provider with its seq', async () => {
    const provider = await connect();
    await provider.signIn(aToken({ sub: 'offline' }));
    expect(provider.userId).toBe(OFFLINE_USER);
    provider.send({ type: 'position', seq: 9, latitude: 39.97, longitude: 32.86 });
    expect(await rejection(provider)).toMatchObject({
      seq: 9,
      code: 'provider-offline',
      error: 'Yayında değilsin. Konumunu paylaşmak için önce yayına geç.',
    });
  });

  it.each<[string, (client: LiveClient) => void, object]>([
    ['no JSON', ({ socket }) => socket.send('{"type":'), { code: 4400, reason: 'frame-broken' }],
    ['a binary frame', ({ socket }) => socket.send(Buffer.from('{}')), { code: 1003, reason: 'binary' }],
    [
      'a frame larger than any valid one',
      (client) => client.send({ type: 'auth', token: 'x'.repeat(30_000) }),
      { code: 1009 },
    ],
    [
      '10,000 watches per second',
      (client) => Array.from({ length: 10_000 }).forEach(() => client.watch()),
      { code: 4429, reason: 'rate-limited', error: 'rate-limited' },
    ],
  ])('closes a connection that sends %s, and serves the others', async (_what, send, closed) => {
    const client = await connect();
    send(client);
    expect({ ...(await client.end()), error: client.errors.at(-1)?.code }).toMatchObject(closed);
    const other = await watching();
    expect(other.providers.size).toBe(1);
  });

  const INVALID = { code: 'input-invalid', details: expect.anything() };

  it.each([
    ['a frame of unknown type', { type: 'teleport' }, INVALID],
    ['a frame of no type', [], INVALID],
    ['a field too many', { type: 'watch', ...ANKARA_VIEW, speed: 1 }, INVALID],
    ['a bbox of texts', { type: 'watch', bbox: ['32', '39', '33', '40'], zoom: 12 }, INVALID],
    ['a position before auth', { type: 'position', seq: 1, ...ANKARA }, { seq: 1, code: 'token-missing' }],
    ['an invalid token', { type: 'auth', token: 'abc' }, { code: 'token-invalid' }],
  ])('rejects %s, and stays open', async (_what, frame, error) => {
    const client = await connect();
    client.socket.send(JSON.stringify(frame));
    expect(await rejection(client)).toMatchObject(error);
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
    for (let seq = 10; seq < 30; seq += 1) client.send({ type: 'position', seq, ...ANKARA });
    await eventually('some are over the limit', async () =>
      client.errors.some(({ code }) => code === 'rate-limited'),
    );
    expect(client.closed).toBeUndefined();
  });
});

describe('/api/live at shutdown', () => {
  it('closes a connection that was admitted before', async () => {
    const gateway = await startInProcess();
    const { serve } = LiveConnections.prototype;
    jest.spyOn(LiveConnections.prototype, 'serve').mockImplementationOnce(function (
      this: LiveConnections,
      ...args
    ) {
      void this.onModuleDestroy();
      serve.apply(this, args);
    });
    const client = await LiveClient.connect(gateway.url);
    expect(await client.end()).toEqual({ code: 1001, reason: 'restarting' });
    await gateway.stop();
    jest.restoreAllMocks();
  });
});

function holdNextVerification(): PromiseWithResolvers<undefined> {
  const held = Promise.withResolvers<undefined>();
  const { verify } = UncheckedTokens.prototype;
  jest.spyOn(UncheckedTokens.prototype, 'verify').mockImplementationOnce(async (token) => {
    await held.promise;
    return verify(token);
  });
  return held;
}
