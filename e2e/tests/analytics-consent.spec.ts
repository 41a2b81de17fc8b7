import { expect, type Page, test } from '@playwright/test';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, submitForm } from '../support/sign-in-page.ts';

const product = sharedProduct();
const SOMEBODY = { email: 'biri@rotadas.example', password: 'parola-123' };
const GOOGLE = /firebaseinstallations|firebase\.googleapis|googletagmanager|google-analytics/;

let page: Page;
let sentToGoogle: string[];

/** The page as it is with a measurement id; what lies at Google is stood in for. */
test.beforeEach(async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url, bypassCSP: true });
  page = await context.newPage();
  sentToGoogle = [];
  page.on('request', (request) => {
    if (GOOGLE.test(new URL(request.url()).hostname)) sentToGoogle.push(request.url());
  });
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as { firebase: object };
    const ids = { measurementId: 'G-TEST', appId: '1:1:web:1' };
    await route.fulfill({ json: { ...config, firebase: { ...config.firebase, ...ids } } });
  });
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await page.route('https://firebase.googleapis.com/**', (route) =>
    route.fulfill({ headers, json: { measurementId: 'G-TEST', appId: '1:1:web:1' } }),
  );
  await page.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      headers,
      json: { fid: 'fid', refreshToken: 'r', authToken: { token: 't', expiresIn: '604800s' } },
    }),
  );
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/login');
});
test.afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' }); // an answer may be under way
  await page.context().close();
});

const question = () => page.getByRole('region', { name: 'Ölçüm izni' });
const answer = (name: string) => question().getByRole('button', { name, exact: true });

/** Events on their way to Google, each with its name and what it says. */
const sent = () =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((entry) => Array.from(entry)).filter(([kind]) => kind === 'event');
  });

async function failToLogIn(): Promise<void> {
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Giriş Hatası', 'Email veya şifre hatalı.');
}

test('with a measurement id the events go to the analytics service after a yes, without page views', async () => {
  await answer('Kabul et').click();
  await expect(question()).toBeHidden();
  await failToLogIn();
  await expect
    .poll(async () => (await sent()).map(([, name]) => name))
    .toEqual(['login_attempt', 'login_error']);
  expect((await sent())[1]?.[2]).toMatchObject({
    method: 'email',
    code: 'user-not-found',
    send_to: 'G-TEST',
  });
  expect(await page.evaluate(() => sessionStorage.getItem('rotadas.analytics'))).toBeNull();
  await page.reload();
  await expect.poll(() => sentToGoogle.length).toBeGreaterThan(0);
  await expect(question()).toBeHidden();
});

test('before an answer nothing is loaded from or sent to the analytics service', async () => {
  await expect(question()).toBeVisible();
  await failToLogIn();
  expect(sentToGoogle).toEqual([]);
  expect(await sent()).toEqual([]);
});

test('after a no nothing goes to the analytics service, and nobody is asked again', async () => {
  await answer('Hayır').click();
  await expect(question()).toBeHidden();
  await failToLogIn();
  await page.reload();
  await failToLogIn();
  await expect(question()).toBeHidden();
  expect(sentToGoogle).toEqual([]);
});

test('the answer can be changed on the page of the terms', async () => {
  await answer('Kabul et').click();
  await expect(question()).toBeHidden();
  await page.goto('/terms');
  await page.evaluate(() => {
    for (const name of ['_ga', '_ga_ABC123', '_garden']) document.cookie = `${name}=1; path=/`;
  });
  await question().getByRole('button', { name: 'İznimi geri al' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('_garden=1');
  await expect(question()).toContainText('Ölçüme izin vermedin');
  sentToGoogle = [];
  await page.goto('/login');
  await failToLogIn();
  expect(sentToGoogle).toEqual([]);
  await page.goto('/terms');
  await answer('Ölçüme izin ver').click();
  await expect(question()).toContainText('Ölçüme izin verdin.');
});
