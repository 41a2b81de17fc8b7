import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, submitForm, toRegistration } from '../support/sign-in-page.ts';

const product = sharedProduct();
const SOMEBODY = { email: 'biri@rotadas.example', password: 'parola-123' };
const FAILED =
  'Güvenlik kontrolü yapılamadı. Lütfen tarayıcınızın güncel olduğundan emin olun ve tekrar deneyin.';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** How finely the clock is moved until the page is there, ms. */
const STEP_MS = 10;

interface Sent {
  readonly action: string;
  readonly token: string;
}

let page: Page;
test.beforeEach(async ({ browser }) => void ({ page } = await openAs(browser, product)));
test.afterEach(() => page.context().close());

/** What is sent to the gateway for verification, as it is sent. */
function sentTokens(): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/bot-check/verify')) sent.push(request.postDataJSON() as Sent);
  });
  return sent;
}

/** Calls of the identity provider that create or open an account. */
function providerCalls(): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/accounts:(signUp|signInWithPassword)/.test(request.url())) calls.push(request.url());
  });
  return calls;
}

test('the bot-check is loaded 500 ms after the login page mounts', async () => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/altcha-[\w-]+\.js$/.test(request.url())) loaded.push(request.url());
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/login');
  // The start itself needs time to pass: small steps, so that the page mounts at most one step before it is seen.
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    expect(await page.locator('#root').getAttribute('data-drawn')).toBeNull(); // the form itself is there before
  }).toPass({ intervals: [1] });
  await page.clock.runFor(500 - 2 * STEP_MS);
  expect(loaded).toEqual([]);
  await page.clock.runFor(2 * STEP_MS);
  await expect.poll(() => loaded).toHaveLength(1);
});

test('each submit has a token of its own for its action, which the gateway accepts once', async () => {
  const sent = sentTokens();
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Giriş Hatası', 'Email veya şifre hatalı.');
  await page.getByRole('button', { name: 'Kapat' }).click();
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Giriş Hatası', 'Email veya şifre hatalı.');
  await toRegistration(page);
  await submitForm(page, { ...SOMEBODY, email: (await makeAccount(product)).email });
  await expectToast(page, 'Kayıt Hatası', 'Bu email adresi zaten kullanımda.');
  expect(sent.map(({ action }) => action)).toEqual(['login', 'login', 'register']);
  expect(new Set(sent.map(({ token }) => token)).size).toBe(3);
  const again = await page.request.post('/api/bot-check/verify', { data: sent[0] });
  expect(again.status()).toBe(403);
});

test('a bot-check that fails stops login and registration, with the text of the specification', async () => {
  const calls = providerCalls();
  await page.route('**/api/bot-check/challenge*', (route) => route.abort());
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Güvenlik Kontrolü Hatası', FAILED);
  await toRegistration(page);
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Güvenlik Kontrolü Hatası', FAILED);
  expect(calls).toEqual([]);
});

test('a bot-check without an answer is given up after 5,000 ms', async () => {
  await page.clock.install();
  await page.goto('/login');
  await page.route('**/api/bot-check/challenge*', () => undefined);
  const asked = page.waitForRequest('**/api/bot-check/challenge*');
  await submitForm(page, SOMEBODY);
  await asked;
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_000));
  await expect(page.getByRole('button', { name: 'Giriş Yapılıyor...' })).toBeVisible();
  await page.clock.runFor(5_000);
  await expectToast(page, 'Güvenlik Kontrolü Hatası', FAILED);
});

test("a token that the gateway refuses, and a gateway that cannot check it, are told in the specification's words, then in the gateway's", async () => {
  const calls = providerCalls();
  const robot = 'Robot olmadığınızı doğrulayamadık. Lütfen tekrar deneyin.';
  const away = 'Hizmete şu an ulaşılamıyor. Lütfen birazdan tekrar dene.';
  for (const [status, code, error] of [
    [403, 'bot-check-failed', robot],
    [503, 'dependency-away', away],
  ] as const) {
    await page.route('**/api/bot-check/verify', (route) =>
      route.fulfill({ status, json: { error, code, requestId: 'deneme-1' } }),
    );
    await submitForm(page, SOMEBODY);
    await expectToast(page, 'Güvenlik Kontrolü Hatası', FAILED);
    await expectToast(page, 'Güvenlik Kontrolü Hatası', error);
    await page.unroute('**/api/bot-check/verify');
  }
  expect(calls).toEqual([]);
});

test('on iOS a bot-check that cannot run gives way to the placeholder, and the submission continues', async ({
  browser,
}) => {
  await page.context().close();
  const context = await browser.newContext({ baseURL: product.url, userAgent: IPHONE });
  page = await context.newPage();
  const sent = sentTokens();
  await page.route('**/api/bot-check/challenge*', (route) => route.abort());
  await page.goto('/login');
  await submitForm(page, await makeAccount(product));
  await expect(page).toHaveURL(`${product.url}/`);
  expect(sent).toEqual([{ action: 'login', token: 'bot-check-unavailable' }]);
});
