import { ActiveList } from '@rotadas/contracts/providers/provider';
import { LIVE_HEARTBEAT } from '@rotadas/contracts/live/live.subjects';
import { eventually } from '@rotadas/test-kit/eventually';
import { aToken } from '../../test/support/a-token.js';
import { aVersionedProvider } from '../../test/support/builders.js';
import { useGateway } from '../../test/support/in-process-gateway.js';

const PATH = '/api/providers/active';

describe('GET /api/providers/active', () => {
  const gateway = useGateway();

  const list = (query = '', headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}${PATH}${query}`, { headers });
  const toIds = async (query: string) =>
    ActiveList.parse(await (await list(query)).json()).map(({ id }) => id);

  it('returns 304 for the ETag while nothing changed', async () => {
    const first = await list();
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await list('', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await list('', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it.each([
    ['bbox=32,39,33,40', [7]],
    ['bbox=26,36,27,37', []],
    ['near=39.97,32.86', [7]],
    ['near=39.97,33.86&radius=5000', []],
    ['serviceType=taxi&limit=1', [7]],
    ['serviceType=cargo', []],
    ['serviceType=cargo&limit=1', []],
  ])('finds by %s', async (query, ids) => {
    expect(await toIds(`?${query}`)).toEqual(ids);
  });

  it.each(['bbox=26,36,44,42', 'bbox=32,36,33,40&limit=5', 'near=39.97,32.86&radius=200000'])(
    'requires a token for %s, which is more than a region',
    async (query) => {
      const rejected = await list(`?${query}`);
      expect([rejected.status, await rejected.json()]).toMatchObject([
        403,
        { code: 'area-too-large', error: expect.stringContaining('giriş yap') },
      ]);
      const reply = await list(`?${query}`, { authorization: `Bearer ${aToken()}` });
      expect(ActiveList.parse(await reply.json()).map(({ id }) => id)).toEqual([7]);
    },
  );

  it('returns three decimals without a token, and all with one', async () => {
    gateway.standIns.onMap = [aVersionedProvider({ version: 9, latitude: 39.97123, longitude: 32.86456 })];
    gateway.subscriber.receive(LIVE_HEARTBEAT, { publisher: 'new', isLast: false }); // requests a snapshot
    const readPlace = async (headers?: Record<string, string>) => {
      const [found] = ActiveList.parse(await (await list('?near=39.97,32.86', headers)).json());
      return [found?.latitude, found?.longitude];
    };
    const signedIn = { authorization: `Bearer ${aToken()}` };
    await eventually('the place is known', async () => (await readPlace(signedIn))[0] === 39.97123);
    expect(await readPlace(signedIn)).toEqual([39.97123, 32.86456]);
    expect(await readPlace()).toEqual([39.971, 32.865]);
  });

  it('rejects an invalid token', async () => {
    const reply = await list('', { authorization: 'Bearer none' });
    expect([reply.status, await reply.json()]).toMatchObject([401, { code: 'token-invalid' }]);
  });
});
