import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

const section = (page: Page, title: RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

for (const path of ['/terms', '/about']) {
  test(`${path} shows its spinner for 300 ms, then its text`, async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.goto(path);
    const spinner = page.getByText('Sayfa yükleniyor...', { exact: true });
    await expect(spinner).toBeVisible();
    await page.clock.runFor(299);
    await expect(spinner).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(spinner).toBeHidden();
  });

  test(`${path} leads back to the login`, async ({ page }) => {
    await page.goto(path);
    const back = page.getByRole('link', { name: 'Geri dön' });
    await expect(back).toHaveAttribute('href', '/login');
    await back.click();
    await expect(page.getByRole('heading', { name: 'Giriş Sayfası' })).toBeVisible();
  });

  test(`axe finds nothing on ${path}`, async ({ browser }) => {
    await expectAccessible(browser, product, path, async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/terms') await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
    });
  });
}

test('/privacy leads to the terms', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page).toHaveURL(`${product.url}/terms`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kullanım Koşulları ve Gizlilik' })).toBeVisible();
});

test('the terms say when they were last updated', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByText('Son güncelleme: 31 Mart 2025 (31.03.2025)', { exact: true })).toBeVisible();
});

for (const [point, title, words] of [
  [
    'disclaim responsibility',
    /Rotadaş’ın rolü/,
    /anlaşmalardan, ödemelerden ve verilen hizmetlerden yalnızca taraflar sorumludur/,
  ],
  [
    'forbid misuse: the account is suspended at once, legal action follows',
    /Yasak kullanımlar/,
    /hesabı derhâl askıya alınır.*yasal yollara başvurulur/,
  ],
  [
    'oblige providers to state fee, duration and conditions',
    /Hizmet verenlerin/,
    /ücretini, süresini ve koşullarını .* açıkça bildirir/,
  ],
  ['say that providers are not verified', /Hizmet verenlerin/, /doğrulamaz/],
  [
    'share contact details by mutual consent only',
    /Gizlilik/,
    /İletişim bilgileri yalnızca karşılıklı rıza ile paylaşılır/,
  ],
  ['use the location for matching only', /Gizlilik/, /Konum bilgisi yalnızca eşleştirme amacıyla/],
  [
    'follow the data-protection law',
    /Gizlilik/,
    /6698 sayılı Kişisel Verilerin Korunması Kanunu’na \(“KVKK”\) uygun/,
  ],
  [
    'make users responsible for their accounts',
    /Hesap sorumluluğu/,
    /şifresinin gizliliğinden ve hesabı üzerinden yapılan bütün işlemlerden sorumludur/,
  ],
  ['keep the right to change the terms', /Koşulların değiştirilmesi/, /değiştirme hakkını saklı tutar/],
  ['keep the right to remove users', /Koşulların değiştirilmesi/, /üyeliğini sona erdirebilir/],
  [
    'name Turkish law and the courts of Ankara',
    /Uygulanacak hukuk/,
    /Türkiye Cumhuriyeti hukuku uygulanır.*Ankara mahkemeleri/,
  ],
] as const) {
  test(`the terms ${point}`, async ({ page }) => {
    await page.goto('/terms');
    await expect(section(page, title)).toContainText(words);
  });
}

test('the terms name the e-mail that the operator configured', async ({ page, request }) => {
  const { contactEmail } = (await (await request.get('/api/config')).json()) as { contactEmail: string };
  await page.goto('/terms');
  const address = section(page, /İletişim/).getByRole('link');
  await expect(address).toHaveText(contactEmail);
  await expect(address).toHaveAttribute('href', `mailto:${contactEmail}`);
});

for (const offer of ['Yolculuk paylaşımı ve servis', 'Kargo ve nakliye', 'Moto kurye', 'Tekne turları']) {
  test(`the about page tells of: ${offer}`, async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 3, name: offer, exact: true })).toBeVisible();
  });
}

test('the about page tells how it works: sign up, open a listing, match, earn', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
    'Kayıt ol',
    'İlan aç',
    'Eşleş',
    'Kazan',
  ]);
});

test('the public pages do not wait for the identity provider', async ({ page }) => {
  await page.route('**/api/config', (route) => route.abort());
  for (const path of ['/greeting', '/terms', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
});
