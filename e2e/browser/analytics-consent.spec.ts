import { expect, type Page } from '@playwright/test';
import { changeConfig } from '../support/stub-calls.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, submitForm } from '../support/sign-in-page.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();
const PERSON = { email: 'biri@rotadas.example', password: 'parola-123' };
const GOOGLE = /firebaseinstallations|firebase\.googleapis|googletagmanager|google-analytics/;

let page: Page;
let sentToGoogle: string[];

test.beforeEach(async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url, bypassCSP: true });
  page = await context.newPage();
  sentToGoogle = [];
  page.on('request', (request) => {
    if (GOOGLE.test(new URL(request.url()).hostname)) sentToGoogle.push(request.url());
  });
  const ids = { measurementId: 'G-TEST', appId: '1:1:web:1' };
  const config = (await (await page.request.get('/api/config')).json()) as { firebase: object };
  await changeConfig(page, { firebase: { ...config.firebase, ...ids } });
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await page.route('https://firebase.googleapis.com/**', (route) => route.fulfill({ headers, json: ids }));
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
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});

const consentCard = () => page.getByRole('region', { name: 'Ölçüm izni' });
const button = (name: string) => consentCard().getByRole('button', { name, exact: true });

const sent = () =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((entry) => Array.from(entry)).filter(([kind]) => kind === 'event');
  });

async function failToLogIn(): Promise<void> {
  await submitForm(page, PERSON);
  await expectToast(page, 'Giriş Hatası', 'Email veya şifre hatalı.');
}

test('with a measurement ID, events are sent to the analytics service after consent, without page views', async () => {
  await button('Kabul et').click();
  await expect(consentCard()).toBeHidden();
  await failToLogIn();
  await expect
    .poll(async () => (await sent()).map(([, name]) => name))
    .toEqual(['login_attempt', 'login_error']);
  expect((await sent())[1]?.[2]).toMatchObject({
    method: 'email',
    code: 'user-not-found',
    send_to: 'G-TEST',
  });
  await page.reload();
  await expect.poll(() => sentToGoogle.length).toBeGreaterThan(0);
  await expect(consentCard()).toBeHidden();
});

test('without consent nothing is loaded from or sent to the analytics service, and a refusal is kept', async () => {
  await expect(consentCard()).toBeVisible();
  await failToLogIn();
  await button('Hayır').click();
  await page.reload();
  await failToLogIn();
  await expect(consentCard()).toBeHidden();
  expect(sentToGoogle).toEqual([]);
  expect(await sent()).toEqual([]);
});

test('the consent can be changed on the terms page', async () => {
  await button('Kabul et').click();
  await expect(consentCard()).toBeHidden();
  await page.goto('/terms');
  await page.evaluate(() => {
    for (const name of ['_ga', '_ga_ABC123', '_garden']) document.cookie = `${name}=1; path=/`;
  });
  await consentCard().getByRole('button', { name: 'İznimi geri al' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('_garden=1');
  await expect(consentCard()).toContainText('Ölçüme izin vermedin');
  sentToGoogle = [];
  await page.goto('/login');
  await failToLogIn();
  expect(sentToGoogle).toEqual([]);
  await page.goto('/terms');
  await button('Ölçüme izin ver').click();
  await expect(consentCard()).toContainText('Ölçüme izin verdin.');
});
