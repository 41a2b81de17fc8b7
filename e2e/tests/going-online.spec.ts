import { expect, type Page, test } from '@playwright/test';
import { apiFails } from '../support/calls.ts';
import { stopPolling } from '../support/clock.ts';
import { holdLive } from '../support/live.ts';
import { sharedProduct } from '../support/running-product.ts';
import { ANKARA, signedIn } from '../support/signed-in.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { fillOffer, openOfferForm } from '../support/offer-form.ts';

const product = sharedProduct();

/** Opens the form and fills in all that is mandatory. */
async function openFilledForm(page: Page) {
  const form = await openOfferForm(page);
  await fillOffer(form, { type: 'Servis', from: 'Ankara', to: 'Bolu', duration: '4 saat' });
  return form;
}

/** Notes in the page, in their order, the lookups of the position and the calls of the API. */
const noteSteps = (page: Page) =>
  page.evaluate(() => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    const lookUp = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (...args) => {
      steps.push('position');
      lookUp(...args);
    };
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      steps.push(`${init?.method ?? 'GET'} ${pathname}`);
      return send(input, init);
    };
  });
const stepsOf = (page: Page) => page.evaluate(() => (window as unknown as { steps: string[] }).steps);

test('going online takes the position, creates the service, sets online with both, closes the dialog and refreshes the list', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, product, 'Kaan Uz', {
    prepare: (fresh) => holdLive(fresh, { refused: true }), // live, the list is always fresh
  });
  const form = await openFilledForm(page);
  await stopPolling(page);
  await noteSteps(page);
  const sent = Promise.all([
    page.waitForRequest('**/api/services'),
    page.waitForRequest('**/api/providers/status'),
  ]);
  await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
  await page.clock.runFor(100);
  const [created, started] = await sent;

  const service = { type: 'shuttle', from: 'Ankara', to: 'Bolu', duration: 240 };
  expect(created.postDataJSON()).toMatchObject(service);
  expect(started.postDataJSON()).toMatchObject({ isOnline: true, service, ...ANKARA });
  await expect
    .poll(async () => {
      await page.clock.runFor(100); // far less than until the next poll
      const steps = await stepsOf(page);
      const wanted = ['position', 'POST /api/services', 'POST /api/providers/status'];
      const status = steps.indexOf('POST /api/providers/status');
      const refreshed = steps.indexOf('GET /api/providers/active', status);
      return steps.filter((step) => wanted.includes(step)).join() === wanted.join() && refreshed > status;
    })
    .toBe(true);
  await page.clock.resume();
  await expect(form).toBeHidden();
  await expectToast(page, 'Başarılı', 'Rotadaş hizmeti başlatıldı.');
  await context.close();
});

test('a created service is told before it is online: Hizmet başarıyla oluşturuldu.', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Kaan Uz');
  const form = await openFilledForm(page);
  const { promise: held, resolve: release } = Promise.withResolvers<null>();
  await page.route('**/api/providers/status', async (route) => {
    await held;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
  await expectToast(page, 'Başarılı', 'Hizmet başarıyla oluşturuldu.');
  await expect(form).toBeVisible();
  release(null);
  await expectToast(page, 'Başarılı', 'Rotadaş hizmeti başlatıldı.');
  await context.close();
});

test('without user info nobody goes online: Kullanıcı girişi yapılmamış', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Kaan Uz');
  await apiFails(page, 'users/me', 500);
  await page.reload();
  const form = await openFilledForm(page);
  await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
  await expectToast(
    page,
    'Hata',
    'Kullanıcı girişi yapılmamış',
    'Sayfayı yenile; olmazsa çıkış yapıp yeniden giriş yap.',
  );
  await context.close();
});
