import { BOT_CHECK_PLACEHOLDER } from '@rotadas/contracts/bot-check/placeholder';
import { startTestBed, type TestBed } from './support/test-bed.js';
import { challengeFor, tokenFrom } from './support/work.js';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/604.1';

describe('the bot-check by proof of work', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed({ BOT_CHECK_PLACEHOLDERS_PER_MINUTE: '3' })));
  afterAll(() => testBed.stop());

  const verify = (action: string, token: string) =>
    testBed.call('/api/bot-check/verify', { action, token }, '');
  const sendPlaceholder = (userAgent: string) =>
    fetch(`${testBed.gateway.url}/api/bot-check/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ action: 'login', token: BOT_CHECK_PLACEHOLDER }),
    });

  it('accepts a solved challenge for its action, once', async () => {
    for (const action of ['login', 'register']) {
      const token = await tokenFrom(await challengeFor(testBed, action));
      expect((await verify(action, token)).status).toBe(204);
      const again = await verify(action, token);
      expect(again.status).toBe(403);
      expect(await again.json()).toMatchObject({
        code: 'bot-check-failed',
        error: 'Robot olmadığınızı doğrulayamadık. Lütfen tekrar deneyin.',
      });
    }
  });

  it('accepts a token that comes twice at the same moment only once', async () => {
    const token = await tokenFrom(await challengeFor(testBed, 'login'));
    const replies = await Promise.all(Array.from({ length: 5 }, () => verify('login', token)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(4);
  });

  it('refuses a token of another action, an eased challenge, a wrong solution and an empty token', async () => {
    const challenge = await challengeFor(testBed, 'login');
    const token = await tokenFrom(challenge);
    const { parameters, signature } = challenge;
    const eased = { parameters: { ...parameters, keyPrefix: '0', keySignature: '00' }, signature };
    const unsolved = { challenge, solution: { counter: 1, derivedKey: '00' } };
    const replies = await Promise.all([
      verify('register', token),
      verify('login', await tokenFrom(eased)),
      verify('login', Buffer.from(JSON.stringify(unsolved)).toString('base64')),
      verify('login', ''),
      verify('login', 'no token at all'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  it('answers 400 to an unknown action, a missing token and an extra field', async () => {
    const replies = await Promise.all([
      testBed.call('/api/bot-check/challenge?action=admin', undefined, ''),
      testBed.call('/api/bot-check/challenge', undefined, ''),
      verify('admin', 'x'),
      testBed.call('/api/bot-check/verify', { action: 'login' }, ''),
      testBed.call('/api/bot-check/verify', { action: 'login', token: 'x', more: 1 }, ''),
      testBed.call('/api/bot-check/verify', { action: 'login', token: 'x'.repeat(8_193) }, ''),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
  });

  it('accepts the placeholder from Safari and iOS only, counts it, and limits it harder than a token', async () => {
    const linux = await sendPlaceholder(
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36',
    );
    expect(linux.status).toBe(403);
    const replies = [];
    for (let sent = 0; sent < 4; sent += 1) replies.push(await sendPlaceholder(IPHONE));
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
    expect(Number(replies[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const token = await tokenFrom(await challengeFor(testBed, 'login'));
    expect((await verify('login', token)).status).toBe(204);
    await testBed.gateway.stop(); // what was counted is told every few seconds, and at the end
    expect(testBed.gateway.output()).toMatch(/"accepted":3.*placeholder was accepted/);
  });
});
