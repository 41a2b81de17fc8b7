import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { fakeNotifications } from '../support/fake-notifications.ts';
import { moveTo, newOnline, type OnlineProvider } from '../support/go-online.ts';
import { clickMap, drawnMarker, drawnMarkers, mapReady, showAround } from '../support/map.ts';
import { sharedProduct } from '../support/running-product.ts';
import { ANKARA, signedInAdmin } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

/** Screenshots of the web app manifest. */
const FOLDER = resolve(import.meta.dirname, '../../web/public/screenshots');

/** Name, type and destination; thousandths of a degree north and east of ANKARA. */
const PROVIDERS = [
  ['Ayşe Yılmaz', 'companion', 'Eskişehir', 4, 3],
  ['Mehmet Kaya', 'taxi', 'Esenboğa', -5, -6],
  ['Zeynep Demir', 'shuttle', 'Gölbaşı', 9, -8],
  ['Emre Şahin', 'moto_courier', 'Bahçelievler', -10, 5],
  ['Hasan Öztürk', 'cargo', 'Kırıkkale', 13, 7],
  ['Nakliyat Işık', 'shipping', 'Konya', -15, -4],
  ['Deniz Aydın', 'air_transport', 'İzmir', 1, -13],
  ['Kaptan Rıza', 'sea_transport', 'Bandırma', -3, 12],
  ['Mavi Tur', 'sea_tours', 'Datça', 17, -3],
  // These three are near each other, so that the map shows a cluster.
  ['Tolga Er', 'taxi', 'Keçiören', 21, -10.2],
  ['Pınar Güneş', 'taxi', 'Etimesgut', 21.3, -10],
  ['Kerem Bulut', 'companion', 'Samsun', 20.8, -9.8],
] as const;

/** Enough for a heading, degrees. */
const DRIVEN = 0.001;

const product = sharedProduct();
const spotAt = (north: number, east: number) => ({
  latitude: ANKARA.latitude + north / 1_000,
  longitude: ANKARA.longitude + east / 1_000,
});

test('screenshots of the web app manifest', async ({ browser, viewport }) => {
  const size = { width: 1280, height: 800, ...viewport };
  const name = size.width < 1_024 ? 'phone' : 'wide';
  const providers: OnlineProvider[] = [];
  for (const [fullName, type, to, north, east] of PROVIDERS) {
    const { latitude, longitude } = spotAt(north, east);
    const start = { latitude: latitude - DRIVEN, longitude: longitude - DRIVEN };
    providers.push(await newOnline(product, fullName, start, { type, to }));
  }
  const { page } = await signedInAdmin(browser, product, { ...size, prepare: fakeNotifications });
  const shoot = (screen: string) =>
    page.screenshot({ path: join(FOLDER, `${screen}-${name}.jpg`), quality: 65, animations: 'disabled' });

  await mapReady(page);
  for (const [index, provider] of providers.entries()) {
    const [, , , north, east] = PROVIDERS[index] ?? PROVIDERS[0];
    await moveTo(product, provider, spotAt(north, east));
  }
  const place = spotAt(PROVIDERS[0][3], PROVIDERS[0][4]);
  const latitude = async () => (await drawnMarker(page, providers[0]?.id ?? 0))?.latitude;
  await expect.poll(latitude).toBeCloseTo(place.latitude, 4);
  if (name === 'wide') await showAround(page, ANKARA);
  await expect.poll(async () => (await drawnMarkers(page)).length).toBeGreaterThan(4);
  await shoot('map');
  if (name === 'phone') {
    await clickMap(page, place.latitude, place.longitude);
    await expect(page.getByRole('dialog', { name: /bilgileri$/ })).toBeVisible();
    await shoot('provider');
  }
  await page.goto('/bildirimler');
  await expect(page.getByRole('link', { name: /Ankara → Konya/ })).toBeVisible();
  await shoot('notifications');
});
