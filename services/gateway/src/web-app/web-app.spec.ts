import { brotliCompressSync, gzipSync } from 'node:zlib';
import { useGateway } from '../../test/support/in-process-gateway.js';

const SCRIPT = 'console.log("harita");\n'.repeat(100);
const TURKISH = '<!doctype html><title>Rotadaş</title>';

describe('the files of the web app', () => {
  const web = {
    'index.html': TURKISH,
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b.js.gz': gzipSync(SCRIPT),
    'assets/rare-1a2b.mjs': SCRIPT,
    'icon.png': Buffer.alloc(4_000),
  };
  const gateway = useGateway({}, { web });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${gateway.url}${path}`, { method, headers });

  it.each([
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/icon.png', 'image/png', 'public, max-age=3600'],
    ['/', 'text/html; charset=utf-8', 'no-cache'],
  ])('include %s of type %s, cached as %s', async (path, type, cacheControl) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      type,
      cacheControl,
    ]);
  });

  it.each([
    ['/assets/app-1a2b.js', 'gzip, br', 'br'],
    ['/assets/app-1a2b.js', 'gzip', 'gzip'],
    ['/assets/app-1a2b.js', 'identity', null],
    ['/assets/rare-1a2b.mjs', 'br', 'br'],
    ['/icon.png', 'br', null],
    ['/', 'br', null],
  ])('are sent in the encoding that suits: %s, %s, %s', async (path, accepted, encoding) => {
    const reply = await get(path, { 'accept-encoding': accepted });
    expect([reply.headers.get('content-encoding'), reply.headers.get('vary')]).toEqual([
      encoding,
      'accept-encoding',
    ]);
    if (path.startsWith('/assets')) expect(await reply.text()).toBe(SCRIPT);
  });

  it('are not sent again if the client has them', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('have a HEAD', async () => {
    const reply = await get('/', {}, 'HEAD');
    const length = String(Buffer.byteLength(TURKISH));
    expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([
      200,
      length,
      '',
    ]);
  });

  it.each(['bytes=0-9', 'bytes=0-9,20-29', 'bytes=0-,0-,0-,0-,0-'])(
    'are sent whole for %s',
    async (range) => {
      const reply = await get('/assets/app-1a2b.js', { range });
      expect([reply.status, (await reply.text()).length]).toEqual([200, SCRIPT.length]);
    },
  );

  it.each(['/assets/gone.js', '/assets/', '/assets//app-1a2b.js', '/.env'])(
    'do not include %s',
    async (path) => {
      const reply = await get(path);
      expect([reply.status, await reply.json()]).toMatchObject([404, { code: 'path-unknown' }]);
    },
  );
});
