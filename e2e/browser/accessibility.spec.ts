import type { Locator, Page } from '@playwright/test';
import {
  dialog,
  expectAccessible,
  expectAllAccessible,
  open,
  type Reach,
  type States,
  visible,
} from '../support/accessibility.ts';
import { makeAccount } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { goOnline, newOnline } from '../support/go-online.ts';
import { fillOffer, openOfferForm } from '../support/offer-form.ts';
import { choosePlace } from '../support/input.ts';
import { chooseInProfileMenu, openProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { ANKARA, openSignedIn, signedIn, signedInAdmin } from '../support/signed-in.ts';
import { toRegistration } from '../support/sign-in-page.ts';
import { apiFails } from '../support/stub-calls.ts';
import { fakeNotifications, fakeSavedRoutes } from '../support/fake-notifications.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

/** On the road to Bursa. */
const BALIKESIR = { latitude: 39.62, longitude: 27.88 };
const PROVIDER = 'Görülen Kişi';

const press = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
const slide =
  (number: number): Reach =>
  async (page) => {
    await press(page, `${number}. tanıtım`);
    await visible(page.getByRole('group', { name: `${number} / 3`, exact: true }));
  };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const SIGNED_OUT: States = {
  login: open('/login', heading),
  terms: open('/terms', (page) => page.locator('a[href^="mailto:"]')),
  privacy: open('/gizlilik', (page) => page.locator('a[href^="mailto:"]')),
  about: open('/about', heading),
  unsubscribe: open('/abonelikten-cik?token=abc', (page) =>
    page.getByRole('button', { name: 'E-postaları durdur' }),
  ),
  'registration with errors': async (page) => {
    await page.goto('/login');
    await toRegistration(page);
    await press(page, 'Kayıt Ol');
    await visible(page.getByText('Email adresi boş olamaz'));
  },
  'forgotten password': async (page) => {
    await page.goto('/login');
    await press(page, 'Şifremi unuttum');
    await visible(page.getByRole('heading', { name: 'Şifreni yenile' }));
  },
  '/kesfet': open('/kesfet?nereden=Ankara&nereye=Konya', (page) =>
    page.getByText(/^Şu an haritada|kimse yok$/),
  ),
  greeting: open('/greeting', heading),
  'second slide': slide(2),
  'third slide': slide(3),
};

const DIALOGS: States = {
  'report dialog with errors': async (page) => {
    await chooseInProfileMenu(page, 'Sorun bildir');
    await press(dialog(page, 'Sorun bildir'), 'Gönder');
    await visible(page.getByRole('alert').first());
  },
  'offer form, unfolded': async (page) => {
    await press(dialog(page, 'Sorun bildir'), 'Kapat');
    const form = await openOfferForm(page);
    await fillOffer(form, { type: 'Yol arkadaşı', from: 'Ankara', to: 'Konya', duration: '1 saat' });
    await form.getByRole('radio', { name: 'Daha sonra' }).check();
    await form.getByText('Koltuk, yük, ücret, duraklar (isteğe bağlı)').click();
    await press(form, 'Durak ekle');
    await visible(form.getByRole('region', { name: 'Planlı ilanların' }));
  },
  'offer form, unfolded with errors': async (page) => {
    const form = dialog(page, 'Hizmet seç');
    await form.getByLabel('Ücret', { exact: true }).fill('1,5');
    await press(form, 'Planla');
    await visible(form.getByRole('alert').first());
  },
  'profile menu': async (page) => {
    await press(dialog(page, 'Hizmet seç'), 'Kapat');
    await openProfileMenu(page);
    await visible(page.getByRole('menuitem', { name: 'Kayıtlı rotalar' }));
  },
  'own offers': async (page) => {
    await page.getByRole('menuitem', { name: 'İlanlarım' }).click();
    await visible(dialog(page, 'İlanlarım').getByRole('region', { name: 'Planlı ilanların' }));
  },
};

const SEARCH: States = {
  'info window': async (page) => {
    await page.getByRole('list', { name: 'Yakındakiler' }).getByText(PROVIDER).click();
    await visible(dialog(page, `${PROVIDER} bilgileri`));
  },
  'matches and filters': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByLabel('Nereden', { exact: true }).fill('kadıköy');
    await visible(page.getByRole('option').first());
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'suggestions');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await visible(page.getByRole('group', { name: 'Hangi kadıköy?' }).getByRole('button').first());
    await expectAccessible(page, 'ambiguous place');
    await choosePlace(page, 'Nereden', 'balıkesir', /^Balıkesir İl$/);
    await choosePlace(page, 'Nereye', 'bursa', /^Bursa İl$/);
    await visible(page.getByRole('list', { name: 'Yolundan geçenler' }));
    await press(page, 'Filtreler');
  },
};

const ONLINE: States = {
  online: (page) => visible(page.getByText(/^Yayındasın/)),
  'end of the offer': async (page) => {
    await press(page, 'Yayını bitir');
    await visible(page.getByRole('button', { name: 'Rotadaş Bitir' }));
  },
  'own offer': async (page) => {
    await page.keyboard.press('Escape');
    await press(page, /^Yayındasın/);
    await visible(dialog(page, 'Yayındaki ilanın'));
  },
  'form of the own offer': async (page) => {
    await press(page, 'Düzenle');
    await visible(dialog(page, 'İlanını düzenle'));
  },
  'sign-out while online': async (page) => {
    await page.keyboard.press('Escape');
    await chooseInProfileMenu(page, 'Çıkış yap');
    await visible(dialog(page, 'Yayındasın'));
  },
};

const SCREENS: States = {
  '/profile': open('/profile', (page) => page.getByRole('button', { name: 'Düzenle' })),
  '/profile?edit=true': open('/profile?edit=true', (page) => page.getByLabel('Adı Soyadı (Zorunlu)')),
  'profile with errors': async (page) => {
    await page.getByLabel('Adı Soyadı (Zorunlu)').fill('');
    await press(page, 'Kaydet');
    await visible(page.getByText('Adınız ve soyadınız zorunludur'));
  },
  '/bildirimler': open('/bildirimler', (page) => page.getByRole('link', { name: /Ankara → Konya/ })),
  '/bildirimler/ayarlar': open('/bildirimler/ayarlar', (page) =>
    page.getByRole('switch', { name: 'Sessiz saatleri kullan' }),
  ),
  '/bildirimler/yollar': open('/bildirimler/yollar', (page) => page.getByText('Balıkesir → Bursa')),
  'form of a saved route with errors': async (page) => {
    await press(page, 'Rota kaydet');
    await press(page, 'Kaydet');
    await visible(page.getByText('Bu alanı doldur').first());
  },
  '/telefon': open('/telefon', (page) => page.getByRole('button', { name: 'Bağlantıyı hazırla' })),
  'phone without a name': async (page) => {
    await press(page, 'Bağlantıyı hazırla');
    await visible(page.getByRole('alert'));
  },
  'phone to connect': async (page) => {
    await page.getByLabel('Telefonun adı').fill('Telefonum');
    await press(page, 'Bağlantıyı hazırla');
    await visible(page.getByRole('img', { name: 'Uygulamayı bağlayan QR kod' }));
  },
  '/admin/isletme': open('/admin/isletme', (page) =>
    page.getByRole('article', { name: 'Gelen konumlar' }).locator('canvas'),
  ),
  '/admin/kayitlar': open('/admin/kayitlar', (page) => page.getByRole('listitem').first()),
  '/admin': open('/admin', (page) => page.getByRole('button', { name: /No \d+/ }).first()),
  'report of an admin': async (page) => {
    await press(page, /No \d+/);
    await visible(page.getByRole('heading', { name: 'Geçmiş' }));
  },
};

/** Screens whose content could not be loaded. */
const FAILED = Object.fromEntries(
  ['/bildirimler', '/bildirimler/yollar', '/telefon', '/admin', '/admin/isletme'].map((path) => [
    `${path} failed`,
    open(path, (page) => page.getByRole('button', { name: 'Tekrar dene' })),
  ]),
);
const FAILING_CALLS = ['notifications?*', 'saved-routes', 'devices', 'reports/page*', 'admin/operations*'];

test('axe reports nothing on the screens of a signed-out user', ({ page }) =>
  expectAllAccessible(page, SIGNED_OUT));

test('axe reports nothing on the terms dialog', async ({ browser }) => {
  const account = await makeAccount(product);
  await callApi(product, 'GET', '/api/users/me', { account });
  const { page } = await openSignedIn(browser, product, account);
  const terms = dialog(page, 'Kullanım koşulları');
  const reach = async () => {
    await press(terms, 'Kabul et ve devam et');
    await visible(terms.getByRole('alert'));
  };
  await expectAllAccessible(page, { 'terms dialog': reach });
});

test('axe reports nothing on the changed terms', async ({ browser }) => {
  const { page } = await signedIn(browser, product, 'Ece Ak');
  const unaccepted = { error: 'Koşullar', code: 'terms-unaccepted', requestId: 'test' };
  await page.route('**/api/saved-routes', (route) => route.fulfill({ status: 403, json: unaccepted }));
  const reach = open('/bildirimler/yollar', () => dialog(page, 'Kullanım koşulları değişti'));
  await expectAllAccessible(page, { 'changed terms': reach });
});

test('axe reports nothing on the map screen, its dialogs and the search', async ({ browser }) => {
  await newOnline(product, PROVIDER, ANKARA);
  const offer = { from: 'Balıkesir', to: 'Bursa', type: 'companion' };
  await newOnline(product, 'Giden Kişi', BALIKESIR, offer);
  const { page, account } = await signedIn(browser, product, 'Ece Ak', { prepare: fakeNotifications });
  const plan = { type: 'companion', from: 'Ankara', to: 'Konya', duration: 60 };
  const body = { ...plan, departsAt: Date.now() + 3_600_000 };
  await callApi(product, 'POST', '/api/services', { account, body });
  await page.reload();
  await expectAllAccessible(page, DIALOGS);
  await page.goto('/');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAllAccessible(page, SEARCH);
});

test('axe reports nothing on the map screen of an online provider', async ({ browser }) => {
  const { page, account } = await signedIn(browser, product, 'Ece Ak');
  await goOnline(product, account, ANKARA);
  await expectAllAccessible(page, ONLINE);
});

test('axe reports nothing on the other screens of a signed-in user', async ({ browser }) => {
  const { page, account } = await signedInAdmin(browser, product, {
    home: false,
    prepare: async (fresh) => {
      await fakeNotifications(fresh);
      await fakeSavedRoutes(fresh);
    },
  });
  const report = { category: 'uygulama', description: 'Erişilebilirlik denemesi' };
  const { body } = await callApi(product, 'POST', '/api/reports', { account, body: report });
  const change = { status: 'çözüldü', adminNotes: '' };
  const { id } = body as { id: number };
  await callApi(product, 'PATCH', `/api/reports/${id}/status`, { account, body: change });
  await expectAllAccessible(page, SCREENS);
  for (const call of FAILING_CALLS) await apiFails(page, call, 503);
  await expectAllAccessible(page, FAILED);
});

test('axe reports nothing on the pages of moderation', async ({ browser }) => {
  const { account } = await signedIn(browser, product, 'Kaan Er');
  const { body: person } = await callApi(product, 'GET', '/api/users/me', { account });
  const { id } = person as { id: number };
  const { page, account: admin } = await signedInAdmin(browser, product, { home: false });
  const report = { category: 'kullanici', description: 'Yolda korkuyorum' };
  for (const more of [{ urgent: { position: ANKARA } }, { about: { userId: id } }])
    await callApi(product, 'POST', '/api/reports', { account: admin, body: { ...report, ...more } });
  await expectAllAccessible(page, moderation(id));
});

const moderation = (id: number): States => ({
  '/admin/vakalar': open('/admin/vakalar', (page) => page.getByText('Yolda korkuyorum').first()),
  'evidence of an urgent case': async (page) => {
    await press(page, /^Aç: vaka/);
    await press(page, 'Kanıtı göster');
    await visible(page.getByRole('link', { name: 'Haritada göster' }));
  },
  '/admin/kisiler': async (page) => {
    await page.goto('/admin/kisiler');
    await page.getByLabel('No, e-posta, telefon ya da ad').fill('kaan');
    await press(page, 'Ara');
    await visible(page.getByRole('link', { name: /Kaan Er/ }).first());
  },
  'a person of an admin': open(`/admin/kisiler/${id}`, (page) => page.getByRole('region', { name: 'Hesap' })),
  'suspension with errors': async (page) => {
    await press(page, 'Askıya al');
    await press(dialog(page, /askıya al$/), 'Askıya al');
    await visible(page.getByText('Bir neden seç.'));
  },
  'ban to confirm': async (page) => {
    await press(dialog(page, /askıya al$/), 'Vazgeç');
    await press(page, 'Yasakla');
    const ban = dialog(page, /yasakla$/);
    await ban.getByLabel('Neden').click();
    await page.keyboard.press('Enter');
    await ban.getByLabel('Kişiye yazılacak metin').fill('Yolda tehdit ettin.');
    await press(ban, 'Yasakla');
    await visible(ban.getByText(/süresiz yasaklansın mı/));
  },
  '/admin/itirazlar': open('/admin/itirazlar', (page) => page.getByText('Bekleyen itiraz yok')),
});
