import { browserFrom } from './browser-name.js';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${MAC} Version/18.5 Safari/605.1.15`;
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/137.0 Mobile/15E148', 5, 'iphone'],
  [SAFARI, 5, 'iphone'], // An iPad
  [SAFARI, 0, 'safari'],
  [`${ANDROID} Chrome/137.0.0.0 Mobile Safari/537.36`, 5, 'android'],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 5, 'android'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0', 5, 'firefox'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/137.0.0.0 Safari/537.36 Edg/137.0', 0, 'chromium'],
])('recognises %s with %d touch points', (userAgent, maxTouchPoints, browser) => {
  expect(browserFrom(userAgent, maxTouchPoints)).toBe(browser);
});
