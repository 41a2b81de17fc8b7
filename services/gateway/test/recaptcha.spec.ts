import { runToEnd } from './support/running-gateway.js';
import { startTestBed, type TestBed } from './support/test-bed.js';
import { startSiteverify, type StandInSiteverify } from './support/stand-in-siteverify.js';

describe('the bot-check by reCAPTCHA', () => {
  let google: StandInSiteverify;
  let testBed: TestBed;
  beforeAll(async () => {
    google = await startSiteverify();
    testBed = await startTestBed({
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'secret-of-the-site',
      RECAPTCHA_HOSTNAMES: 'rotadas.example, www.rotadas.example',
      RECAPTCHA_VERIFY_URL: google.url,
    });
  });
  afterAll(async () => {
    await testBed.stop();
    await google.stop();
  });

  const verify = (action: string, token: string) =>
    testBed.call('/api/bot-check/verify', { action, token }, '');

  it('asks Google with the secret, and accepts a good token once', async () => {
    expect((await verify('login', 'login 0.9 first')).status).toBe(204);
    expect(google.asked().get('secret')).toBe('secret-of-the-site');
    expect(google.asked().get('response')).toBe('login 0.9 first');
    expect((await verify('login', 'login 0.9 first')).status).toBe(403);
    expect((await verify('register', 'register 0.5')).status).toBe(204);
  });

  it("refuses another action's token, a low score, an unknown token and an empty one", async () => {
    const tokens = ['register 0.9', 'login 0.4', 'nobody', ''];
    const replies = await Promise.all(tokens.map((token) => verify('login', token)));
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it("accepts tokens made on the product's own hosts, and of no other page", async () => {
    expect((await verify('login', 'login 0.9 at www.rotadas.example')).status).toBe(204);
    expect((await verify('login', 'login 0.9 at evil.example')).status).toBe(403);
  });

  it('gives out the site key and no secret, lets the page load the script, and has no challenge of its own', async () => {
    const config = await testBed.call('/api/config', undefined, '');
    const text = await config.text();
    expect(JSON.parse(text)).toMatchObject({ recaptchaSiteKey: 'site-key' });
    expect(text).not.toContain('secret-of-the-site');
    const { headers } = await testBed.call('/healthz', undefined, '');
    expect(headers.get('content-security-policy')).toMatch(
      /script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//,
    );
    expect((await testBed.call('/api/bot-check/challenge?action=login', undefined, '')).status).toBe(404);
  });

  it('answers 503 while Google does not answer', async () => {
    await google.stop();
    const reply = await verify('login', 'login 0.9 unheard');
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('refuses to start with only one of the two keys', async () => {
    for (const setting of ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET']) {
      const { code, output } = await runToEnd({ [setting]: 'x' });
      expect(code).toBe(1);
      expect(output).toContain('set both or neither');
    }
  });

  it('refuses to start without the hosts for which tokens count', async () => {
    const { code, output } = await runToEnd({ RECAPTCHA_SITE_KEY: 'x', RECAPTCHA_SECRET: 'y' });
    expect(code).toBe(1);
    expect(output).toContain('RECAPTCHA_HOSTNAMES: must name the hosts');
  });
});
