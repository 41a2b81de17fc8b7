import { expect, type Locator, type Page } from '@playwright/test';
import { apiFails, neverRespond } from '../support/stub-calls.ts';
import { controlLive } from '../support/live.ts';
import { clickMap, mapReady } from '../support/map.ts';
import { choose } from '../support/input.ts';
import { fillOffer, openOfferForm, placeField } from '../support/offer-form.ts';
import { adminAccount } from '../support/signed-in.ts';
import { DEMO_PROVIDERS, KIZILAY, NOWHERE, spotOf } from './support/demo-providers.ts';
import { drive, send } from './support/drive.ts';
import { mapStill, zoomOut } from './support/wait-for-map.ts';
import { product, test } from './support/screens.ts';

const MORE = { seats: 3, price: { amount: 150, per: 'person' }, stops: ['Polatlı'] };

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await mapStill(page, 5);
}

async function pick(search: Locator, type: string): Promise<void> {
  await search.getByRole('button', { name: type }).click();
  if (await search.isVisible()) await search.page().keyboard.press('Escape');
  await expect(search).toBeHidden();
}

test('home and its search', async ({ member, shoot, isPhone }) => {
  await drive(product, 'on-the-way');
  await openHome(member);
  await drive(product, 'arrived');
  await mapStill(member, 5);
  await shoot(member, 'home');

  const [someone] = DEMO_PROVIDERS;
  if (!someone) throw new Error('Nobody to look at');
  const { latitude, longitude } = spotOf(someone);
  await clickMap(member, latitude, longitude);
  await expect(member.getByRole('dialog', { name: /bilgileri$/ })).toBeVisible();
  await mapStill(member, 1);
  await shoot(member, 'info-window');
  await member.keyboard.press('Escape');

  await member.getByRole('button', { name: 'Hizmet ara' }).click();
  const search = member.getByRole('dialog', { name: 'Ne arıyorsun?' });
  await shoot(member, 'search', search);
  await pick(search, 'Taksi');
  await mapStill(member, 1);
  await shoot(member, 'search-taxi');
  await member.getByRole('button', { name: 'Hizmet ara' }).click();
  await pick(search, 'Tümü');
  if (!isPhone) return;
  await member.getByRole('button', { name: 'Hizmet ara' }).click();
  await search.getByRole('button', { name: 'Listeyi gör' }).click();
  await expect(
    member.getByRole('region', { name: 'Yakındakiler' }).getByRole('listitem').first(),
  ).toBeVisible();
  await shoot(member, 'list');
});

test('the menu and the dialogs', async ({ member, shoot }) => {
  await openHome(member);
  await member.getByRole('button', { name: 'Profil menüsü' }).click();
  await shoot(member, 'profile-menu', member.getByRole('menuitem', { name: 'Çıkış yap' }));

  await member.getByRole('menuitem', { name: 'Sorun bildir' }).click();
  const report = member.getByRole('dialog', { name: 'Sorun bildir' });
  await shoot(member, 'report-problem', report);
  await report.getByRole('button', { name: 'Gönder' }).click();
  await shoot(member, 'report-problem-error', report.getByRole('alert'));
  await report.getByRole('button', { name: 'Kapat' }).click();
  await expect(report).toBeHidden();

  const offer = await openOfferForm(member);
  await shoot(member, 'provider-dialog', offer);
  await offer.getByRole('button', { name: 'Rotadaş Başlat' }).click();
  await shoot(member, 'provider-dialog-errors', offer.getByRole('alert').first());
});

// First, since the form keeps what was filled in.
test('an offer that cannot go online', async ({ member, shoot }) => {
  await openHome(member);
  await fillOffer(await openOfferForm(member), {
    type: 'Yol arkadaşı',
    from: 'Ankara',
    to: 'Eskişehir',
    duration: '1 saat',
  });
  await apiFails(member, 'services', 502);
  await member.getByRole('button', { name: 'Rotadaş Başlat' }).click();
  await shoot(member, 'provider-dialog-failed', member.getByText('Birazdan yeniden dene.', { exact: true }));
});

test('an offer with details', async ({ member, shoot }) => {
  await openHome(member);
  const form = await openOfferForm(member);
  await fillOffer(form, { type: 'Yol arkadaşı', from: 'Ankara', to: 'Eskişehir', duration: '1 saat' });
  await form.getByText('Koltuk, yük, ücret, duraklar (isteğe bağlı)').click();
  await choose(form.getByRole('combobox', { name: 'Boş koltuk' }), '2');
  await form.getByLabel('Ücret', { exact: true }).fill('150');
  await form.getByRole('button', { name: 'Durak ekle' }).click();
  await form.getByLabel('1. durak', { exact: true }).fill('Polatlı');
  await member.keyboard.press('Tab');
  await form.getByRole('group', { name: 'Hangi Polatlı?' }).getByRole('button').first().click();
  await form.getByLabel('Boş koltuk').scrollIntoViewIfNeeded();
  await shoot(member, 'provider-dialog-details');
  await form.getByLabel('Ücret', { exact: true }).fill('1,5');
  await form.getByRole('button', { name: 'Rotadaş Başlat' }).click();
  await shoot(member, 'provider-dialog-details-error', form.getByRole('alert'));
});

test('a planned offer', async ({ member, shoot }) => {
  const plan = {
    userId: 1,
    type: 'companion',
    description: null,
    duration: 60,
    showPhone: true,
    createdAt: 1,
  };
  const planned = [
    { ...plan, id: 1, from: 'Ankara', to: 'Konya', isActive: false, departsAt: Date.now() - 60_000, ...MORE },
    { ...plan, id: 2, from: 'Konya', to: 'Ankara', isActive: false, departsAt: Date.now() + 26 * 3_600_000 },
  ];
  await member.route('**/api/services/planned', (route) => route.fulfill({ json: planned }));
  await openHome(member);
  await shoot(member, 'home-departure', member.getByText('Kalkış zamanı: Ankara → Konya'));
  const form = await openOfferForm(member);
  await shoot(member, 'planned-offers', form.getByRole('region', { name: 'Planlı ilanların' }));
  await form.getByRole('radio', { name: 'Daha sonra' }).check();
  await choose(form.getByRole('combobox', { name: 'Gün' }), 'Yarın');
  await form.getByLabel('Saat').fill('09:30');
  await form.getByLabel('Saat').scrollIntoViewIfNeeded();
  await shoot(member, 'provider-dialog-later');
  await placeField(form, 'Nereden').fill('kadıköy');
  await shoot(member, 'provider-dialog-place', form.getByRole('option').first());
  await placeField(form, 'Nereden').press('Tab');
  await shoot(member, 'provider-dialog-which', form.getByRole('group', { name: 'Hangi kadıköy?' }));
});

test('a provider with an incomplete profile', async ({ member, shoot }) => {
  await member.route('**/api/users/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), phone: null } });
  });
  await openHome(member);
  await openOfferForm(member);
  await shoot(member, 'provider-dialog-incomplete', member.getByRole('link', { name: 'Profilini tamamla' }));
});

test('an online provider', async ({ member, shoot }) => {
  const account = await adminAccount(product);
  const service = {
    type: 'companion',
    from: 'Ankara',
    to: 'Eskişehir',
    description: '',
    duration: 60,
    ...MORE,
  };
  await send(product, account, 'POST', '/api/providers/status', { isOnline: true, service, ...KIZILAY });
  try {
    await member.goto('/');
    await expect(member.getByText(/^Yayındasın/)).toBeVisible();
    await mapReady(member);
    await zoomOut(member, 2);
    await drive(product, 'arrived');
    await mapStill(member, 5);
    await shoot(member, 'home-online');
    await member.getByRole('button', { name: 'Yayını bitir', exact: true }).click();
    await shoot(member, 'provider-dialog-online', member.getByRole('button', { name: 'Rotadaş Bitir' }));
    await member.keyboard.press('Escape');
    await member.getByRole('button', { name: /^Yayındasın/ }).click();
    await shoot(member, 'own-offer', member.getByRole('dialog', { name: 'Yayındaki ilanın' }));
    await member.getByRole('button', { name: 'Düzenle' }).click();
    await shoot(member, 'provider-dialog-edit', member.getByRole('dialog', { name: 'İlanını düzenle' }));
    await member.keyboard.press('Escape');
    await member.getByRole('button', { name: 'Profil menüsü' }).click();
    await member.getByRole('menuitem', { name: 'Çıkış yap' }).click();
    const dialog = member.getByRole('dialog', { name: 'Yayındasın' });
    await shoot(member, 'sign-out-online', dialog);
    await dialog.getByRole('button', { name: 'Yayında kal' }).click();
  } finally {
    await send(product, account, 'POST', '/api/providers/status', { isOnline: false });
  }
});

test('no provider nearby', async ({ member, shoot }) => {
  await member.context().setGeolocation({ ...NOWHERE, accuracy: 40 });
  await member.goto('/');
  await mapReady(member);
  await expect(member.getByText(/^Yakınında şu an kimse yok/).first()).toBeVisible();
  await mapStill(member, 0);
  await shoot(member, 'home-empty');
  await member.context().setGeolocation({ ...KIZILAY, accuracy: 40 });
});

test('loading and unavailable', async ({ member, shoot, isPhone }) => {
  await controlLive(member, { refused: true });
  await neverRespond(member, '**/api/providers/active*');
  await member.goto('/');
  await mapReady(member);
  await mapStill(member, 0);
  await shoot(member, 'home-loading');
  await member.unrouteAll({ behavior: 'ignoreErrors' });

  await apiFails(member, 'providers/active*', 503);
  await member.goto('/');
  await expect(member.getByText(/^Liste yüklenemedi/).first()).toBeVisible();
  await mapStill(member, 0);
  await shoot(member, 'home-server-away');
  await member.unrouteAll({ behavior: 'ignoreErrors' });

  await member.route('**/assets/maplibre-*.js', (route) => route.abort());
  await member.goto('/');
  await expect(member.getByText(/^Harita açılamadı/)).toBeVisible();
  if (!isPhone) await shoot(member, 'home-map-failed', member.getByRole('list', { name: 'Yakındakiler' }));
});

test('a denied position', async ({ member, shoot }) => {
  await member.context().clearPermissions();
  await member.goto('/');
  await mapStill(member, 1);
  await shoot(member, 'home-position-denied', member.getByText(/^Konum izni reddedildi/));
  await member.context().grantPermissions(['geolocation']);
});

test('the terms dialog', async ({ member, shoot }) => {
  await member.route('**/api/users/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), termsAccepted: false } });
  });
  await member.goto('/');
  const dialog = member.getByRole('dialog', { name: 'Kullanım koşulları' });
  await expect(dialog).toBeVisible();
  await mapStill(member, 1);
  await shoot(member, 'terms-dialog');
});
