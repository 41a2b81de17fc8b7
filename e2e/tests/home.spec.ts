import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { apiFails, countCalls } from '../support/calls.ts';
import { holdLive } from '../support/live.ts';
import { mapReady } from '../support/map.ts';
import { chooseInProfileMenu, openProfileMenu } from '../support/profile-menu.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast } from '../support/sign-in-page.ts';
import { enter, signedIn } from '../support/signed-in.ts';

const product = sharedProduct();

test('the profile menu leads to profile, terms, about, theme, report and sign-out', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Can Er');
  const entries = (await openProfileMenu(page)).getByRole('menuitem');
  await expect(entries).toHaveText([
    'Profil Ayarları',
    /tema$/,
    'Kullanım Koşulları ve Gizlilik',
    'Hakkında',
    'Sorun Bildir',
    'Çıkış Yap',
  ]);
  for (const [name, path] of [
    ['Profil Ayarları', '/profile'],
    ['Kullanım Koşulları ve Gizlilik', '/terms'],
    ['Hakkında', '/about'],
  ] as const) {
    await entries.filter({ hasText: name }).click();
    await expect(page).toHaveURL(`${product.url}${path}`);
    await page.goto('/');
    await openProfileMenu(page);
  }
  await context.close();
});

test('signing out says Başarıyla çıkış yapıldı. and leads to the greeting', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Can Er');
  await chooseInProfileMenu(page, 'Çıkış Yap');
  await expectToast(page, 'Başarılı', 'Başarıyla çıkış yapıldı.');
  await expect(page).toHaveURL(`${product.url}/greeting`);
  await context.close();
});

test('the bars hold search, refresh and the provider toggle, and the map its round button', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, product, 'Can Er', { width: 360, height: 740 });
  await expect(page.getByText('BETA', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hizmet ara' }).click();
  const picker = page.getByRole('dialog', { name: 'Ne arıyorsun?' });
  await expect(picker.getByRole('group', { name: 'Hizmet türü' }).getByRole('button')).toHaveText([
    'Tümü',
    'Yol arkadaşı',
    'Taksi',
    'Servis',
    'Moto kurye',
    'Kargo',
    'Nakliye',
    'Hava taşımacılığı',
    'Deniz taşımacılığı',
    'Deniz turu',
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Konumumu yenile' }).click();
  await expect(page.getByText('Konumun güncellendi.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Konumuma odaklan' }).click();
  await expectToast(page, 'Başarılı', 'Konumunuza odaklanıldı.');
  await page.getByRole('button', { name: 'Başlat', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Hizmet seç' })).toBeVisible();
  await context.close();
});

/** Step of the controlled clock, ms. */
const STEP_MS = 500;

test('user info and active providers are asked for every 5 s', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Can Er', {
    prepare: (fresh) => holdLive(fresh, { refused: true }), // live, the providers come by themselves
  });
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.goto('/');
  await mapReady(page); // which part of it is shown is part of the question
  await page.clock.pauseAt(start + 60_000);
  const me = countCalls(page, /^\/api\/users\/me$/);
  const active = countCalls(page, /^\/api\/providers\/active$/);
  /** Lets time pass until both are asked for again and answered; how much, ms. */
  const untilAsked = async () => {
    const before = { me: me(), active: active() };
    let passed = 0;
    await expect
      .poll(async () => {
        await page.clock.runFor(STEP_MS);
        passed += STEP_MS;
        return me() > before.me && active() > before.active;
      })
      .toBe(true);
    await page.waitForLoadState('networkidle');
    return passed;
  };
  await untilAsked();
  expect(await untilAsked()).toBeGreaterThanOrEqual(5_000 - 2 * STEP_MS);
  expect(me()).toBe(2);
  expect(active()).toBe(2);
  await context.close();
});

/** Counts how often the page asks the device where it is, and with which options. */
const countLookups = (page: Page) =>
  page.addInitScript(() => {
    const lookups: unknown[] = [];
    Object.assign(window, { lookups });
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (done, failed, options) => {
      lookups.push(options);
      ask(done, failed, options);
    };
  });
const lookups = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as { lookups: unknown[] }).lookups);

test('the position is asked for on sign-in and every 5 minutes, exact, fresh, within 5 s, on every screen', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, product, 'Can Er', {
    prepare: async (fresh) => {
      await countLookups(fresh);
      await fresh.clock.install();
    },
  });
  const asked = async () => (await lookups(page)).length;
  await expect.poll(asked).toBe(1);
  expect((await lookups(page))[0]).toEqual({ enableHighAccuracy: true, timeout: 5_000, maximumAge: 0 });
  await page.clock.fastForward('04:00');
  expect(await asked()).toBe(1);
  await page.clock.fastForward('01:00');
  await expect.poll(asked).toBe(2);
  await chooseInProfileMenu(page, 'Profil Ayarları');
  await expect(page.getByRole('button', { name: 'Düzenle' })).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect.poll(asked).toBe(3);
  await context.close();
});

for (const [code, text] of [
  [1, 'Konum izni reddedildi. Lütfen konum izni verin.'],
  [2, "Konum bilgisi alınamadı. Lütfen GPS'inizi açın."],
  [3, 'Konum bilgisi alınamadı. Lütfen tekrar deneyin.'],
  [9, 'Konum alınamadı: uydu yok'],
] as const) {
  test(`a position error with code ${code} says: ${text}`, async ({ browser }) => {
    const { page, context } = await signedIn(browser, product, 'Can Er', {
      prepare: (fresh) =>
        fresh.addInitScript(
          (failure) => {
            navigator.geolocation.getCurrentPosition = (_done, failed) =>
              failed?.({ ...failure, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
          },
          { code, message: 'uydu yok' },
        ),
    });
    await page.getByRole('button', { name: 'Konumuma odaklan' }).click();
    await expectToast(page, 'Hata', text);
    await context.close();
  });
}

test('a position lookup that breaks says which of the two actions failed', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Can Er', {
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        navigator.geolocation.getCurrentPosition = () => {
          throw new Error('broken');
        };
      }),
  });
  await page.getByRole('button', { name: 'Konumumu yenile' }).click();
  await expectToast(page, 'Hata', 'Konum güncellenirken bir hata oluştu.', 'Birazdan yeniden dene.');
  await page.getByRole('button', { name: 'Konumuma odaklan' }).click();
  await expectToast(page, 'Hata', 'Konuma odaklanılırken bir hata oluştu.');
  await context.close();
});

test('the terms dialog tells why the terms could not be accepted, and closes once they are', async ({
  browser,
}) => {
  const account = await makeAccount(product);
  await callApi(product, 'GET', '/api/users/me', { account });
  const { page, context } = await enter(browser, product, account);
  const dialog = page.getByRole('dialog', { name: 'Kullanım Koşulları' });
  const accept = dialog.getByRole('button', { name: 'Kabul Et ve Devam Et' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Kapat' })).toHaveCount(0);
  await dialog.getByRole('checkbox').check();
  await apiFails(page, 'users/accept-terms', 401);
  await accept.click();
  await expectToast(page, 'Hata', 'Oturum bilgileriniz alınamadı. Lütfen tekrar giriş yapın.');
  await page.unroute('**/api/users/accept-terms');
  await apiFails(page, 'users/accept-terms', 500);
  await accept.click();
  await expectToast(
    page,
    'Hata',
    'Kullanım koşulları kabul edilirken bir hata oluştu. Lütfen tekrar deneyin.',
  );
  await page.unroute('**/api/users/accept-terms');
  await accept.click();
  await expectToast(page, 'Başarılı', 'Kullanım koşulları başarıyla kabul edildi.');
  await expect(dialog).toBeHidden();
  await context.close();
});
