import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { clickMap, mapReady } from '../support/map.ts';
import { sessionOf } from '../support/session.ts';
import { adminAccount } from '../support/signed-in.ts';
import { fakeNotifications } from '../support/fake-notifications.ts';
import { DEMO_PROVIDERS, KIZILAY, spotOf } from './support/demo-providers.ts';
import { drive } from './support/drive.ts';
import { mapStill } from './support/wait-for-map.ts';
import { product, test } from './support/screens.ts';

/** Screenshots of the web app manifest. */
const FOLDER = resolve(import.meta.dirname, '../../web/public/screenshots');

const PHONE_PIXELS = 2;

const shoot = (page: Page, name: string) =>
  page.screenshot({ path: join(FOLDER, `${name}.jpg`), quality: 65, animations: 'disabled' });

test('screenshots of the manifest', async ({ browser, isPhone, viewport }, { project }) => {
  if (!project.name.endsWith('-light')) return; // the manifest has no themes
  const size = isPhone ? 'phone' : 'wide';
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: isPhone ? PHONE_PIXELS : 1,
    baseURL: product.url,
    serviceWorkers: 'block',
    permissions: ['geolocation'],
    geolocation: { ...KIZILAY, accuracy: 40 },
    storageState: sessionOf(product, await adminAccount(product)),
  });
  const page = await context.newPage();
  await drive(product, 'on-the-way');
  await page.goto('/');
  await mapReady(page);
  await drive(product, 'arrived');
  await mapStill(page, 5);
  await shoot(page, `map-${size}`);
  const [someone] = DEMO_PROVIDERS;
  if (isPhone && someone) {
    const { latitude, longitude } = spotOf(someone);
    await clickMap(page, latitude, longitude);
    await expect(page.getByRole('dialog', { name: /bilgileri$/ })).toBeVisible();
    await mapStill(page, 1);
    await shoot(page, 'provider-phone');
  }
  await fakeNotifications(page);
  await page.goto('/bildirimler');
  await expect(page.getByRole('link', { name: /Ankara → Konya/ })).toBeVisible();
  await shoot(page, `notifications-${size}`);
  await context.close();
});
