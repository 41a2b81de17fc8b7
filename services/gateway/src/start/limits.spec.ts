import { aToken } from '../../test/support/a-token.js';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { LiveClient } from '../../test/support/live-client.js';

describe('limits', () => {
  const gateway = useGateway({
    USER_LIMIT_PER_MINUTE: '10',
    ADDRESS_LIMIT_PER_MINUTE: '100',
    ANONYMOUS_LIST_LIMIT_PER_MINUTE: '60',
  });

  const findRejected = (replies: Response[]) => replies.filter((reply) => reply.status === 429);
  const many = (count: number, call: () => Promise<Response>) =>
    Promise.all(Array.from({ length: count }, call));

  it('rejects a user past the user limit', async () => {
    const replies = await many(12, () => gateway.call('/api/users/5', undefined, aToken({ sub: 'busy' })));
    expect(findRejected(replies)).toHaveLength(2);
  });

  it('rejects too many whole lists without a token, but no other list', async () => {
    const wholeLists = await many(80, () => gateway.call('/api/providers/active', undefined, ''));
    expect(findRejected(wholeLists)).toHaveLength(20);
    expect(await findRejected(wholeLists)[0]?.json()).toMatchObject({ code: 'rate-limited' });
    expect((await gateway.call('/api/providers/active')).status).toBe(200);
    const region = await gateway.call('/api/providers/active?bbox=32,39,33,40&limit=1', undefined, '');
    expect(region.status).toBe(200);
  });

  it('shows an address single providers of six regions per hour without a token, over HTTP and WebSocket together', async () => {
    const byHttp = (west: number) =>
      gateway.call(`/api/providers/active?bbox=${west},36,${west + 2.5},38.5&limit=1`, undefined, '');
    const walker = await LiveClient.connect(gateway.url);
    const byWebSocket = (west: number) =>
      walker.watch({ bbox: [west, 38.5, west + 2.5, 41], zoom: 9, serviceType: 'all' });
    await gateway.call('/api/providers/active?bbox=32,39,33,40&limit=1', undefined, ''); // open from the test before
    const seen = (await Promise.all([26, 28.5, 31].map(byHttp))).map(({ status }) => status);
    expect(seen).toEqual([200, 200, 200]);
    for (const west of [26, 28.5]) await walker.next('snapshot', () => byWebSocket(west));
    await walker.next('clusters', () => byWebSocket(33.5));
    expect(walker.errors).toMatchObject([{ code: 'regions-exhausted' }]);
    const rejected = await byHttp(41);
    expect([rejected.status, await rejected.json()]).toMatchObject([429, { code: 'regions-exhausted' }]);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await byHttp(26)).status).toBe(200);
    await walker.signIn(aToken());
    await walker.next('snapshot', () => byWebSocket(36));
    walker.close();
  });

  it('rejects an address past the address limit, but never its health checks', async () => {
    const replies = await many(120, () => gateway.call('/api/config', undefined, ''));
    expect(findRejected(replies).length).toBeGreaterThan(0);
    for (const path of ['/healthz', '/readyz'])
      expect((await gateway.call(path, undefined, '')).status).toBe(200);
  });
});
