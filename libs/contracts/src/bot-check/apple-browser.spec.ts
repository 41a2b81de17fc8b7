import { isAppleBrowser } from './apple-browser.js';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('isAppleBrowser', () => {
  it.each([
    ['Safari on a Mac', `${MAC} ${WEBKIT} Version/18.1 Safari/605.1.15`],
    [
      'Safari on an iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Safari/604.1`,
    ],
    [
      'Chrome on an iPad',
      `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${WEBKIT} CriOS/131.0 Mobile Safari/604.1`,
    ],
  ])('accepts %s', (_what, userAgent) => {
    expect(isAppleBrowser(userAgent)).toBe(true);
  });

  it.each([
    ['Chrome on a Mac', `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36`],
    ['Edge', `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0`],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    [
      'an old Android browser',
      'Mozilla/5.0 (Linux; U; Android 4.0) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    ],
    ['a script', 'curl/8.5.0'],
    ['an empty user agent', ''],
  ])('rejects %s', (_what, userAgent) => {
    expect(isAppleBrowser(userAgent)).toBe(false);
  });
});
