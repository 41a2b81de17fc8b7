import { expect, type Request, test } from '@playwright/test';
import { apiFails, countCalls } from '../support/calls.ts';
import { stopPolling } from '../support/clock.ts';
import { holdLive } from '../support/live.ts';
import { openProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { signedIn } from '../support/signed-in.ts';

const product = sharedProduct();

test('the calls of who is signed in carry JSON, cookies and a bearer token, that of active providers no token', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, product, 'Defne Su', {
    prepare: (fresh) => holdLive(fresh, { refused: true }), // live, the providers come by themselves
  });
  await context.addCookies([{ name: 'deneme', value: 'evet', url: product.url }]);
  const next = (call: string): Promise<Request> =>
    page.waitForRequest((request) => {
      return `${request.method()} ${new URL(request.url()).pathname}` === call;
    });
  const [me, active] = await Promise.all([next('GET /api/users/me'), next('GET /api/providers/active')]);
  expect(await me.headerValue('authorization')).toMatch(/^Bearer [\w-]+\.[\w-]+\./);
  expect(await me.headerValue('cookie')).toContain('deneme=evet');
  expect(await active.headerValue('authorization')).toBeNull();

  await page.goto('/profile?edit=true');
  const [saved] = await Promise.all([
    next('POST /api/users/profile'),
    page.getByRole('button', { name: 'Kaydet' }).click(),
  ]);
  expect(await saved.headerValue('authorization')).toMatch(/^Bearer /);
  expect(await saved.headerValue('content-type')).toBe('application/json');
  expect(await saved.headerValue('cookie')).toContain('deneme=evet');
  expect(saved.postDataJSON()).toMatchObject({ fullName: 'Defne Su', phone: '+90 555 555 55 55' });
  await context.close();
});

test('user info is asked for neither on focus nor again at once after a failure', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Defne Su');
  await stopPolling(page);
  const asked = countCalls(page, /^\/api\/users\/me$/);
  await page.evaluate(() => {
    for (const name of ['focus', 'online']) window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForLoadState('networkidle');
  expect(asked()).toBe(0);

  await apiFails(page, 'users/me', 500);
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return asked();
    })
    .toBe(1);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(4_000);
  expect(asked()).toBe(1);
  await context.close();
});

test('what is known is not asked for again by the next screen, however old it is', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Defne Su');
  await openProfileMenu(page);
  await stopPolling(page);
  const asked = countCalls(page, /^\/api\/users\/me$/);
  await page.getByRole('menuitem', { name: 'Profil Ayarları' }).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(50); // the page loads on this clock too
      return page.getByRole('button', { name: 'Düzenle' }).isVisible();
    })
    .toBe(true);
  await expect(page.getByLabel('Adı Soyadı (Zorunlu)')).toHaveValue('Defne Su');
  await page.clock.runFor(10 * 60_000);
  await page.getByRole('button', { name: 'Düzenle' }).click();
  await page.waitForLoadState('networkidle');
  expect(asked()).toBe(0);
  await context.close();
});

test('a 401 is a failure that is not repeated: user info that is refused leaves the form with its defaults', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, product, 'Defne Su');
  await apiFails(page, 'users/me', 401, { text: 'Oturumun doğrulanamadı.' });
  const asked = countCalls(page, /^\/api\/users\/me$/);
  const renewed = page.waitForRequest('**/securetoken.googleapis.com/v1/token*');
  await page.goto('/profile');
  await expect(page.getByText('Kullanıcı bilgileri alınamadı', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Adı Soyadı (Zorunlu)')).toHaveValue('');
  await renewed; // for the calls to come
  await page.waitForLoadState('networkidle');
  expect(asked()).toBe(1);
  await context.close();
});
