import { createHash } from 'node:crypto';
import { useGateway } from '../../test/support/in-process-gateway.js';

const PATH = '/assets/ground-1a2b.pmtiles';
const SIZE = 20_000;
const BYTES = Buffer.from(Array.from({ length: SIZE }, (_, index) => (index * 7) % 251));
const digest = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

describe('a file that is not compressed', () => {
  const gateway = useGateway({}, { web: { [PATH]: BYTES, 'assets/empty-1a2b.pmtiles': '' } });

  const get = (headers: Record<string, string> = {}, { method = 'GET', path = PATH } = {}) =>
    fetch(`${gateway.url}${path}`, { method, headers });

  it.each<[range: string, start: number, end: number]>([
    ['bytes=0-126', 0, 126],
    ['bytes=127-127', 127, 127],
    ['bytes=16384-', 16_384, SIZE - 1],
    ['bytes=19000-999999999999999999999999', 19_000, SIZE - 1],
    ['bytes=-500', SIZE - 500, SIZE - 1],
    ['bytes=-999999', 0, SIZE - 1],
    ['BYTES=0-1', 0, 1],
    ['bytes=5-9,30000-', 5, 9],
  ])('is sent in part for Range %s', async (range, start, end) => {
    const reply = await get({ range, 'accept-encoding': 'br, gzip' });
    expect([reply.status, reply.headers.get('content-range')]).toEqual([
      206,
      `bytes ${start}-${end}/${SIZE}`,
    ]);
    expect(reply.headers.get('content-length')).toBe(String(end - start + 1));
    expect(reply.headers.get('content-encoding')).toBeNull();
    expect(digest(await reply.bytes())).toBe(digest(BYTES.subarray(start, end + 1)));
  });

  it.each<[what: string, range: string]>([
    ['no range', ''],
    ['another unit', 'tiles=0-1'],
    ['no number', 'bytes=a-b'],
    ['not a number', 'bytes=NaN-NaN'],
    ['a negative start', 'bytes=--5'],
    ['a fraction', 'bytes=0.5-1'],
    ['a reversed range', 'bytes=9-5'],
    ['only a dash', 'bytes=-'],
    ['several ranges', 'bytes=0-9,20-29'],
    ['thousands of ranges', `bytes=${'0-,'.repeat(4_000)}0-`],
    ['thousands of commas', `bytes=${','.repeat(12_000)}`],
  ])('is sent whole for %s', async (_what, range) => {
    const reply = await get(range === '' ? {} : { range });
    expect([reply.status, reply.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    expect(digest(await reply.bytes())).toBe(digest(BYTES));
  });

  it.each(['bytes=20000-', 'bytes=99999999999999999999-', `bytes=${'9'.repeat(12_000)}-`, 'bytes=-0'])(
    'has no part %.40s',
    async (range) => {
      const reply = await get({ range });
      expect([reply.status, reply.headers.get('content-range')]).toEqual([416, `bytes */${SIZE}`]);
      expect(await reply.text()).toBe('');
    },
  );

  it('has no part if it is empty', async () => {
    const path = '/assets/empty-1a2b.pmtiles';
    expect((await get({ range: 'bytes=0-16383' }, { path })).status).toBe(416);
    expect(await (await get({}, { path })).text()).toBe('');
  });

  it('has a strong ETag, a type, and is cached without limit', async () => {
    const { headers } = await get({ range: 'bytes=0-9' });
    expect(headers.get('etag')).toMatch(/^"[\w-]+"$/);
    expect(headers.get('content-type')).toBe('application/vnd.pmtiles');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is not sent again if the client has it, also as a part', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const reply = await get({ 'if-none-match': known, range: 'bytes=0-9' });
      expect([reply.status, await reply.text()]).toEqual([304, '']);
    }
  });

  it('is sent in part with If-Range only if the client has a part of this version', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    const status = async (known: string) => (await get({ range: 'bytes=0-9', 'if-range': known })).status;
    expect(await status(etag)).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT'])
      expect(await status(other)).toBe(200);
  });

  it('has a HEAD, which ignores Range', async () => {
    const reply = await get({ range: 'bytes=0-9' }, { method: 'HEAD' });
    expect([reply.status, reply.headers.get('content-length'), reply.headers.get('accept-ranges')]).toEqual([
      200,
      String(SIZE),
      'bytes',
    ]);
    expect(await reply.text()).toBe('');
  });
});
