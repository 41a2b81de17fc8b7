import { apiErrorFrom } from '../../../shared/api/base-query.js';
import { toBotCheckFailure, tokenOrPlaceholder } from './bot-check-token.js';
import { BOT_CHECK_PLACEHOLDER } from '@rotadas/contracts/bot-check/apple-browser';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/604.1';

const broken = () => Promise.reject(new Error('no cryptography here'));
const refused = () => Promise.reject(apiErrorFrom(429, 'Too Many Requests', ''));
const chrome = { userAgent: CHROME, onLine: true };
const iphone = { userAgent: IPHONE, onLine: true };

describe('tokenOrPlaceholder', () => {
  it('resolves to the placeholder on iOS and Safari if the bot-check cannot run', async () => {
    await expect(tokenOrPlaceholder(broken, iphone)).resolves.toBe(BOT_CHECK_PLACEHOLDER);
  });

  it.each([
    ['it cannot run on another browser', broken, chrome, 'unavailable'],
    ['the token is empty', () => Promise.resolve(''), chrome, 'empty-token'],
    ['the gateway refuses', refused, iphone, 'refused'],
    ['the network is lost', broken, { ...iphone, onLine: false }, 'offline'],
  ])('rejects if %s', async (_what, run, browser, reason) => {
    await expect(tokenOrPlaceholder(run, browser)).rejects.toMatchObject({ reason });
  });
});

it("keeps the gateway's text of a refusal, but not of an unexpected error", () => {
  const body = (error: string) => JSON.stringify({ error, code: 'x', requestId: 'r' });
  expect(toBotCheckFailure(apiErrorFrom(503, '', body('Hizmete şu an ulaşılamıyor.')))).toMatchObject({
    reason: 'refused',
    text: 'Hizmete şu an ulaşılamıyor.',
  });
  expect(toBotCheckFailure(apiErrorFrom(500, '', body('Beklenmedik')))).toMatchObject({
    reason: 'unavailable',
    text: null,
  });
});
