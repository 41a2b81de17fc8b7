import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ACCESS_CHANGED } from '@rotadas/contracts/users/access-change';
import { aToken } from '../../test/support/a-token.js';
import { type InProcessGateway, startInProcess, useGateway } from '../../test/support/in-process-gateway.js';
import { toTurkishPage, withTurkishCapitals } from './board.route.js';

const LIMIT = 5;

const SETTINGS = { NODE_ENV: 'development', ADDRESS_LIMIT_PER_MINUTE: '100' };
const BOARD = '/admin/queues';

describe('sessions of the queue board', () => {
  const gateway = useGateway(SETTINGS);

  const adminToken = () => aToken({ sub: 'admin', jti: randomUUID() });
  const session = async (method: 'POST' | 'DELETE', token = adminToken()) =>
    fetch(`${gateway.url}/api/admin/session`, { method, headers: { authorization: `Bearer ${token}` } });
  const begin = async () => (await session('POST')).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const open = (headers: Record<string, string>) =>
    fetch(`${gateway.url}${BOARD}/nothing`, { headers, redirect: 'manual' });
  const expectRejected = async (cookie: string, code: string) => {
    const rejected = await open({ cookie });
    expect([rejected.status, await rejected.json()]).toMatchObject([403, { code }]);
    const page = await open({ cookie, accept: 'text/html' });
    expect([page.status, page.headers.get('location')]).toEqual([303, '/admin']);
  };

  it('are cookies for the board only, without a token, until they are ended', async () => {
    const attributes = 'Path=/admin/queues; HttpOnly; SameSite=Strict';
    const begun = (await session('POST')).headers.get('set-cookie');
    expect(begun).toMatch(new RegExp(`^rotadas-board=7\\.[\\w-]{43}; Max-Age=900; ${attributes}$`));
    const ended = await session('DELETE');
    expect(ended.headers.get('set-cookie')).toBe(`rotadas-board=; Max-Age=0; ${attributes}`);
    await expectRejected(begun?.split(';', 1)[0] ?? '', 'board-session-missing');
    expect((await session('POST', aToken({ sub: 'ayse' }))).status).toBe(403);
  });

  it('end when the admin begins another one', async () => {
    const cookie = await begin();
    await begin();
    await expectRejected(cookie, 'board-session-missing');
  });

  it('reject a user who is no admin any longer', async () => {
    const cookie = await begin();
    gateway.standIns.admins.delete('admin');
    await expectRejected(cookie, 'admin-required');
    gateway.standIns.admins.add('admin');
  });

  it('end with the access of the account', async () => {
    const cookie = await begin();
    gateway.subscriber.receive(ACCESS_CHANGED, { kind: 'suspended', userId: 7 });
    await setImmediate();
    await expectRejected(cookie, 'board-session-missing');
  });

  it.each([
    ['no session', 'theme=dark'],
    ['an ended session', 'rotadas-board='],
    ['no secret', 'rotadas-board=7'],
    ['a guessed secret', `rotadas-board=7.${'a'.repeat(43)}`],
    ['an ID token', `rotadas-board=${adminToken()}`],
  ])('reject %s, and redirect browsers to the panel', (_what, cookie) =>
    expectRejected(cookie, 'board-session-missing'),
  );
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

const root = dirname(fileURLToPath(import.meta.resolve('@bull-board/ui/package.json')));

it('the states of the installed bull-board have Turkish capitals in every browser', () => {
  const messages = readFileSync(join(root, 'dist/static/locales/tr-TR/messages.json'), 'utf8');
  expect(withTurkishCapitals(messages)).toContain('"LATEST":"SON İŞLER"');
});

it('the page of the installed bull-board is Turkish, with our styles instead of Google Fonts', () => {
  const page = toTurkishPage(readFileSync(join(root, 'dist/index.ejs'), 'utf8'));
  expect(page).toContain('<html lang="tr"');
  expect(page).toContain('Yükleniyor…');
  expect(page).not.toContain('Loading');
  expect(page).toContain('<link href="turkish.css" rel="stylesheet">');
  expect(page).not.toContain('googleapis');
});
