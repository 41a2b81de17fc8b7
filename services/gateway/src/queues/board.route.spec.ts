import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aToken } from '../../test/support/a-token.js';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';
import { toTurkishPage } from './board.route.js';

const LIMIT = 5;

const SETTINGS = { NODE_ENV: 'development', ADDRESS_LIMIT_PER_MINUTE: '100' };
const BOARD = '/admin/queues';

describe('sessions of the queue board', () => {
  let gateway: InProcessGateway;
  beforeAll(async () => void (gateway = await startInProcess(SETTINGS)));
  afterAll(() => gateway.stop());

  const session = async (method: 'POST' | 'DELETE', token: string, url = gateway.url) =>
    fetch(`${url}/api/admin/session`, { method, headers: { authorization: `Bearer ${token}` } });
  const open = (headers: Record<string, string>) =>
    fetch(`${gateway.url}${BOARD}/api/queues`, { headers, redirect: 'manual' });

  it('are cookies with the token of an admin, sent to the board only, until they are ended', async () => {
    const token = aToken({ sub: 'admin' });
    const begun = await session('POST', token);
    const cookie = begun.headers.get('set-cookie');
    const attributes = 'Path=/admin/queues; HttpOnly; SameSite=Strict';
    expect(cookie).toBe(`rotadas-board=${token}; Max-Age=900; ${attributes}`);
    const ended = await session('DELETE', token);
    expect(ended.headers.get('set-cookie')).toBe(`rotadas-board=; Max-Age=0; ${attributes}`);
    expect((await session('POST', aToken({ sub: 'ayse' }))).status).toBe(403);
  });

  it('are bound to HTTPS, except on loopback', async () => {
    const published = await startInProcess({ ...SETTINGS, PUBLIC_URL: 'https://rotadas.example' });
    const { headers } = await session('DELETE', aToken({ sub: 'admin' }), published.url);
    await published.stop();
    expect(headers.get('set-cookie')).toContain('; Secure');
  });

  it.each([
    ['no session', 'theme=dark', 403, 'board-session-missing'],
    ['an ended session', 'rotadas-board=', 403, 'board-session-missing'],
    ['an unreadable token', 'rotadas-board=short', 401, 'token-invalid'],
    ['an expired token', `rotadas-board=${aToken({ sub: 'admin', exp: 1 })}`, 401, 'token-expired'],
    ['a user who is no admin', `theme=dark; rotadas-board=${aToken()}`, 403, 'admin-required'],
  ])('reject %s, and redirect browsers to the panel', async (_, cookie, status, code) => {
    const rejected = await open({ cookie });
    expect([rejected.status, await rejected.json()]).toMatchObject([status, { code }]);
    const page = await open({ cookie, accept: 'text/html' });
    expect([page.status, page.headers.get('location')]).toEqual([303, '/admin']);
  });
});

describe('the queue board', () => {
  let gateway: InProcessGateway;
  beforeEach(async () => {
    gateway = await startInProcess({ ...SETTINGS, ADDRESS_LIMIT_PER_MINUTE: String(LIMIT) });
  });
  afterEach(() => gateway.stop());

  it.each(['', '/api/queues', '/static/main.js'])(
    'limits requests to %j per address, with the error body of the API',
    async (path) => {
      const statuses = [];
      for (let count = 0; count < LIMIT; count += 1)
        statuses.push((await gateway.call(`${BOARD}${path}`, undefined, '')).status);
      expect(statuses).toEqual(Array.from({ length: LIMIT }, () => 403));
      const rejected = await gateway.call(`${BOARD}${path}`, undefined, '');
      expect([rejected.status, await rejected.json()]).toEqual([
        429,
        { code: 'rate-limited', error: expect.any(String), requestId: rejected.headers.get('x-request-id') },
      ]);
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );
});

it('the page of the installed bull-board is Turkish', () => {
  const root = dirname(fileURLToPath(import.meta.resolve('@bull-board/ui/package.json')));
  const page = toTurkishPage(readFileSync(join(root, 'dist/index.ejs'), 'utf8'));
  expect(page).toContain('<html lang="tr"');
  expect(page).toContain('Yükleniyor…');
  expect(page).not.toContain('Loading');
});
