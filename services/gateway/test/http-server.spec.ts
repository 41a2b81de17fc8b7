import { gzipSync } from 'node:zlib';
import { runToEnd } from './support/running-gateway.js';
import { startTestBed, type TestBed } from './support/test-bed.js';
import { webFolder } from './support/web-folder.js';

/** Digest by `printf "document.title='x'" | openssl dgst -sha256 -binary | base64`. */
const INLINE = { script: "document.title='x'", digest: '0XQZ7aST49KmyfZxNvnCGVoBYcF3pv/Te/oNEavi2jU=' };

const SCRIPT = 'console.log("harita");\n';

let testBed: TestBed;
let web: Awaited<ReturnType<typeof webFolder>>;
beforeAll(async () => {
  web = await webFolder({
    'index.html': '<!doctype html><title>Rotadaş</title>',
    'login.html': `<!doctype html><title>Rotadaş, giriş</title><script>${INLINE.script}</script>`,
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.gz': gzipSync(SCRIPT),
  });
  testBed = await startTestBed({ WEB_DIST: web.path });
});
afterAll(async () => {
  await testBed.stop();
  await web.remove();
});

describe('the web app', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${testBed.gateway.url}${path}`, { headers });

  it('can run its inline scripts by their hashes only', async () => {
    const policy = (await get('/login', { accept: 'text/html' })).headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'sha256-${INLINE.digest}' `);
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
  });

  it('caches hashed files, sends them compressed, and replaces no missing one', async () => {
    const reply = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(await reply.text()).toBe(SCRIPT);
    expect((await get('/assets/gone.js', { accept: 'text/html' })).status).toBe(404);
  });
});

describe('the start', () => {
  it('reports a port in use in one line, and exits', async () => {
    const { port } = new URL(testBed.gateway.url);
    const { code, output } = await runToEnd({
      PORT: port,
      REDIS_URL: testBed.redis.url,
      NATS_URL: testBed.nats.url,
    });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      expect.stringContaining(`Port ${port} on 127.0.0.1 is in use`),
    ]);
  });

  it('names every invalid setting, and exits', async () => {
    const { code, output } = await runToEnd({ PORT: 'x', TRUST_PROXY: 'true' });
    expect(code).toBe(1);
    expect(output).toMatch(/PORT: .*\n.*TRUST_PROXY: /);
  });
});
