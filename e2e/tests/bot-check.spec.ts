import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, submitForm, toRegistration } from '../support/sign-in-page.ts';

const product = sharedProduct();
const SOMEBODY = { email: 'biri@rotadas.example', password: 'parola-123' };
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

test('the bot-check is loaded 500 ms after the login page mounts', async () => {
  const loaded: string[] = [];
  await page.goto('about:blank'); // the page that is open may load it at any moment
  page.on('request', (request) => {
    if (/\/altcha-[\w-]+\.js$/.test(request.url())) loaded.push(request.url());
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/login');
  // The start itself needs time to pass: small steps, so that the page mounts at most one step
  // before it is seen.
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    // the form itself is there before
    expect(await page.locator('#root').getAttribute('data-drawn')).toBeNull();
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
