import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { makeProvider } from '../support/api.ts';
import { chromiumOptions, findFullChromium } from '../support/chromium.ts';
import { sharedProduct } from '../support/running-product.ts';
import { sessionOf } from '../support/session.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

const PUSHED = {
  id: 12,
  title: 'Yoluna çıkan var',
  text: 'Kadıköy → Esenboğa, 4 km sapar',
  link: '/bildirimler/yollar',
  createdAt: 1_790_000_000_000,
};

async function openWithWorker(
  context: BrowserContext,
): Promise<{ page: Page; push: (data: string) => Promise<void> }> {
  const page = await context.newPage();
  await page.goto('/greeting');
  const devTools = await context.newCDPSession(page);
  const registered = registrationId(devTools);
  await devTools.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const id = await registered;
  const push = async (data: string) => {
    await devTools.send('ServiceWorker.deliverPushMessage', {
      origin: product.url,
      registrationId: id,
      data,
    });
  };
  return { page, push };
}

const registrationId = (devTools: CDPSession): Promise<string> =>
  new Promise((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations;
      if (own) resolve(own.registrationId);
    }),
  );

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag, icon, data }) => ({
      title,
      body,
      tag,
      icon,
      data: data as unknown,
    }));
  });

/** DevTools may lose a message while the worker starts; a repeated one replaces the first. */
const pushUntilShown = async (page: Page, push: (data: string) => Promise<void>, data: object) => {
  await expect(async () => {
    await push(JSON.stringify(data));
    await expect.poll(() => shown(page), { timeout: 2_000 }).toHaveLength(1);
  }).toPass({ timeout: 20_000 });
};

/** Only a real tap may focus a window. */
const tap = (context: BrowserContext) =>
  context
    .serviceWorkers()
    .at(-1)
    ?.evaluate(async () => {
      const worker = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        NotificationEvent: new (type: string, init: object) => Event;
      };
      const [notification] = await worker.registration.getNotifications();
      globalThis.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }));
    });

/** A headless shell shows no notifications, so these tests need a whole Chromium. */
const executablePath = findFullChromium();
test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications', 'geolocation'],
  launchOptions: { ...chromiumOptions({ webgl: false }), ...(executablePath !== null && { executablePath }) },
});

if (executablePath !== null)
  test.describe('push messages', () => {
    test('a push message is shown once with title, text and icon, or with a default title if invalid', async ({
      context,
    }) => {
      const { page, push } = await openWithWorker(context);
      await pushUntilShown(page, push, PUSHED);
      await push(JSON.stringify({ ...PUSHED, text: 'Kadıköy → Esenboğa, 5 km sapar' }));
      await expect
        .poll(() => shown(page))
        .toEqual([
          {
            title: 'Yoluna çıkan var',
            body: 'Kadıköy → Esenboğa, 5 km sapar',
            tag: 'notification-12',
            icon: `${product.url}/icons/icon-192.png`,
            data: { id: 12, link: '/bildirimler/yollar' },
          },
        ]);
      await push('{');
      await expect.poll(async () => (await shown(page)).map(({ title }) => title)).toContain('Rotadaş');
    });

    test('a tapped push message opens its link in the open app, and is marked as read', async ({
      browser,
    }) => {
      const account = await makeAccount(product);
      await makeProvider(product, account, 'Ece Uysal');
      const context = await browser.newContext({
        baseURL: product.url,
        serviceWorkers: 'allow',
        permissions: ['notifications', 'geolocation'],
        storageState: sessionOf(product, account),
      });
      const { page, push } = await openWithWorker(context);
      await page.goto('/profile');
      await expect(page.getByRole('button', { name: 'Düzenle' })).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await pushUntilShown(page, push, PUSHED);
      const read = page.waitForRequest('**/api/notifications/read');
      await tap(context);
      await expect(page).toHaveURL('/bildirimler/yollar');
      expect((await read).postDataJSON()).toEqual({ ids: [12] });
      expect(await shown(page)).toEqual([]);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await context.close();
    });
  });
