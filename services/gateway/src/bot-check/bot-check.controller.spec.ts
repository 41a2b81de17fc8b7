import { type InProcessGateway, startInProcess, useGateway } from '../../test/support/in-process-gateway.js';
import { type StandInSiteverify, startSiteverify } from '../../test/support/stand-in-siteverify.js';
import { aToken } from '../../test/support/a-token.js';
import { toRequest } from '../../test/support/to-request.js';
import { challengeFor, tokenFrom } from '../../test/support/work.js';
import { BOT_CHECK_PLACEHOLDER } from '@rotadas/contracts/bot-check/apple-browser';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/604.1';

describe('the bot-check by proof of work', () => {
  const gateway = useGateway({ BOT_CHECK_PLACEHOLDERS_PER_MINUTE: '3' });

  const verify = (action: string, token: string) =>
    gateway.call('/api/bot-check/verify', { action, token }, '');
  const sendPlaceholder = (userAgent: string) =>
    fetch(`${gateway.url}/api/bot-check/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ action: 'login', token: BOT_CHECK_PLACEHOLDER }),
    });

  it('accepts a solved challenge for its action, once', async () => {
    for (const action of ['login', 'register']) {
      const token = await tokenFrom(await challengeFor(gateway, action));
      expect((await verify(action, token)).status).toBe(204);
      const again = await verify(action, token);
      expect(again.status).toBe(403);
      expect(await again.json()).toMatchObject({
        code: 'bot-check-failed',
        error: 'Robot olmadığınızı doğrulayamadık. Lütfen tekrar deneyin.',
      });
    }
  });

  it('rejects a token of another action, a changed challenge, a wrong solution and malformed tokens', async () => {
    const challenge = await challengeFor(gateway, 'login');
    const token = await tokenFrom(challenge);
    const { parameters, signature } = challenge;
    const eased = { parameters: { ...parameters, keyPrefix: '0', keySignature: '00' }, signature };
    const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const malformed = ['', 'no token at all', base64({}), base64(null), base64({ challenge, solution: 'x' })];
    const replies = await Promise.all([
      verify('register', token),
      verify('login', await tokenFrom(eased)),
      verify('login', base64({ challenge, solution: { counter: 1, derivedKey: '00' } })),
      ...malformed.map((text) => verify('login', text)),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([403]));
  });

  it('accepts the placeholder from Safari and iOS only, logs it, and has a lower limit for it', async () => {
    const linux = await sendPlaceholder(
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36',
    );
    expect(linux.status).toBe(403);
    const replies = [];
    for (let sent = 0; sent < 4; sent += 1) replies.push(await sendPlaceholder(IPHONE));
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
    expect(Number(replies[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const token = await tokenFrom(await challengeFor(gateway, 'login'));
    expect((await verify('login', token)).status).toBe(204);
    expect(gateway.logged).toContainEqual({ accepted: 3 });
  });
});

describe.each([
  ['POST /api/users/register', (email: string) => ({ email })],
  ['GET /api/users/me', () => undefined],
])('the account of a new e-mail user, created by %s', (call, bodyFor) => {
  const path = call.split(' ')[1] ?? '';
  const create = (gateway: InProcessGateway, uid: string, cookie = '', claims: object = {}) => {
    gateway.standIns.newcomers.add(uid);
    const { headers, ...request } = toRequest(
      bodyFor(`${uid}@rotadas.example`),
      aToken({ sub: uid, ...claims }),
    );
    return fetch(`${gateway.url}${path}`, { ...request, headers: { ...headers, cookie } });
  };
  const passCheck = async (gateway: InProcessGateway) => {
    const token = await tokenFrom(await challengeFor(gateway, 'login'));
    const reply = await gateway.call('/api/bot-check/verify', { action: 'login', token }, '');
    return reply.headers.get('set-cookie')?.split(';', 1)[0];
  };

  it('needs no bot-check by default', async () => {
    const gateway = await startInProcess();
    expect(await passCheck(gateway)).toBeUndefined();
    expect((await create(gateway, 'user-31')).status).toBe(200);
    await gateway.stop();
  });

  it('needs one bot-check each with REQUIRE_BOT_CHECK, unless it is by Google', async () => {
    const gateway = await startInProcess({ REQUIRE_BOT_CHECK: 'true' });
    const { newcomers } = gateway.standIns;
    const rejected = await create(gateway, 'user-31');
    expect([rejected.status, await rejected.json()]).toMatchObject([403, { code: 'bot-check-required' }]);
    expect(newcomers).toContain('user-31');
    const cookie = await passCheck(gateway);
    expect((await create(gateway, 'user-31', cookie)).status).toBe(200);
    expect(newcomers).not.toContain('user-31');
    expect((await create(gateway, 'user-32', cookie)).status).toBe(403);
    const google = { firebase: { sign_in_provider: 'google.com' } };
    expect((await create(gateway, 'user-33', '', google)).status).toBe(200);
    expect((await gateway.call(path, bodyFor('ayse@rotadas.example'))).status).toBe(200); // she has an account
    await gateway.stop();
  });
});

describe('the bot-check by reCAPTCHA', () => {
  let google: StandInSiteverify;
  let gateway: InProcessGateway;
  beforeAll(async () => {
    google = await startSiteverify();
    gateway = await startInProcess({
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'secret-of-the-site',
      RECAPTCHA_HOSTNAMES: 'rotadas.example, www.rotadas.example',
      RECAPTCHA_VERIFY_URL: google.url,
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await google.stop();
  });

  const verify = async (action: string, token: string) =>
    (await gateway.call('/api/bot-check/verify', { action, token }, '')).status;

  it('sends the secret to Google, and accepts a valid token once', async () => {
    expect(await verify('login', 'login 0.9 first')).toBe(204);
    expect(google.lastRequest().get('secret')).toBe('secret-of-the-site');
    expect(google.lastRequest().get('response')).toBe('login 0.9 first');
    expect(await verify('login', 'login 0.9 first')).toBe(403);
    expect(await verify('register', 'register 0.5')).toBe(204);
  });

  it('publishes the site key and no secret, and offers no challenge', async () => {
    const text = await (await gateway.call('/api/config', undefined, '')).text();
    expect(JSON.parse(text)).toMatchObject({ recaptchaSiteKey: 'site-key' });
    expect(text).not.toContain('secret-of-the-site');
    expect((await gateway.call('/api/bot-check/challenge?action=login', undefined, '')).status).toBe(404);
  });

  it('returns 503 while Google is unavailable', async () => {
    await google.stop();
    const reply = await gateway.call('/api/bot-check/verify', { action: 'login', token: 'x' }, '');
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
