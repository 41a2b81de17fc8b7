import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, submitForm, toRegistration, verificationLinks } from '../support/sign-in-page.ts';

const product = sharedProduct();

let page: Page;
test.beforeEach(async ({ browser }) => void ({ page } = await openAs(browser, product)));
test.afterEach(() => page.context().close());

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the login page has its title, e-mail and password, the divider, the Google button and the toggle', async () => {
  await expect(page.getByRole('heading', { name: 'Giriş Sayfası', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Giriş Sayfası/);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveAttribute('type', 'password');
  await expect(page.getByText('Ya da', { exact: true })).toBeVisible();
  await expect(button('Google ile devam et')).toBeVisible();
  await expect(button('Giriş Yap')).toBeVisible();
  await expect(button('Hesabınız yok mu? Kayıt olun')).toBeVisible();
});

test('a password repeat stands in register mode only', async () => {
  await expect(page.getByLabel('Şifre (tekrar)')).toBeHidden();
  await toRegistration(page);
  await expect(page.getByLabel('Şifre (tekrar)')).toBeVisible();
  await expect(button('Kayıt Ol')).toBeVisible();
  await button('Zaten hesabınız var mı? Giriş yapın').click();
  await expect(page.getByLabel('Şifre (tekrar)')).toBeHidden();
});

test('toggling between login and registration resets passwords and faults of the form, and keeps the e-mail', async () => {
  await page.getByLabel('Email').fill('yarim');
  await page.getByLabel('Şifre', { exact: true }).fill('123');
  await button('Giriş Yap').click();
  await expect(page.getByText('Geçerli bir email adresi giriniz', { exact: true })).toBeVisible();
  await toRegistration(page);
  await expect(page.getByLabel('Email')).toHaveValue('yarim');
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('');
  await expect(page.getByText('Geçerli bir email adresi giriniz', { exact: true })).toBeHidden();
  await page.getByLabel('Şifre (tekrar)').fill('123');
  await button('Zaten hesabınız var mı? Giriş yapın').click();
  await expect(page.getByLabel('Email')).toHaveValue('yarim');
  await toRegistration(page);
  await expect(page.getByLabel('Şifre (tekrar)')).toHaveValue('');
});

for (const [mode, busyText, call] of [
  ['login', 'Giriş Yapılıyor...', 'accounts:signInWithPassword'],
  ['registration', 'Kaydediliyor...', 'accounts:signUp'],
] as const) {
  test(`all inputs and buttons are disabled while ${mode} is busy, and the button says so`, async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/${call}*`, async (route) => {
      await held;
      await route.abort();
    });
    if (mode === 'registration') await toRegistration(page);
    await submitForm(page, { email: 'biri@rotadas.example', password: 'parola-123' });
    await expect(button(busyText)).toBeDisabled();
    for (const control of await page.locator('main input, main button').all())
      await expect(control).toBeDisabled();
    release();
    await expect(button(mode === 'login' ? 'Giriş Yap' : 'Kayıt Ol')).toBeEnabled();
    for (const control of await page.locator('main input, main button').all())
      await expect(control).toBeEnabled();
  });
}

test('the footer links load /about and /terms anew', async () => {
  for (const [name, path] of [
    ['Hakkında', '/about'],
    ['Kullanım Koşulları ve Gizlilik', '/terms'],
  ] as const) {
    await page.goto('/login');
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${product.url}${path}`);
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(false);
  }
});

test('the copyright line tells the current year', async () => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00+03:00'));
  await page.goto('/login');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test('the form is checked on submit, and from then on at each change', async () => {
  const missing = page.getByText('Email adresi boş olamaz', { exact: true });
  const wrong = page.getByText('Geçerli bir email adresi giriniz', { exact: true });
  const short = page.getByText('Şifre en az 6 karakter olmalıdır', { exact: true });
  await page.getByLabel('Email').fill('yarim');
  await page.getByLabel('Email').fill('');
  await page.getByLabel('Şifre', { exact: true }).fill('12345');
  await page.getByLabel('Email').focus();
  await expect(missing).toBeHidden();
  await expect(short).toBeHidden();
  await button('Giriş Yap').click();
  await expect(missing).toBeVisible();
  await expect(short).toBeVisible();
  await page.getByLabel('Email').pressSequentially('y');
  await expect(wrong).toBeVisible();
  await expect(missing).toBeHidden();
  await page.getByLabel('Email').fill('yolcu@rotadas.example');
  await expect(wrong).toBeHidden();
  await page.getByLabel('Şifre', { exact: true }).fill('123456');
  await expect(short).toBeHidden();
});

test('a password repeat must equal the password where it is filled in, and may be left empty', async () => {
  await toRegistration(page);
  const differ = page.getByText('Şifreler eşleşmiyor', { exact: true });
  await page.getByLabel('Email').fill(`tekrar-${randomUUID()}@rotadas.example`);
  await page.getByLabel('Şifre', { exact: true }).fill('parola-123');
  await page.getByLabel('Şifre (tekrar)').fill('parola-124');
  await button('Kayıt Ol').click();
  await expect(differ).toBeVisible();
  await page.getByLabel('Şifre (tekrar)').fill('');
  await expect(differ).toBeHidden();
  await button('Kayıt Ol').click();
  await expect(page.getByText('Başarılı', { exact: true })).toBeVisible();
});

test('an e-mail login of a verified account navigates to /', async () => {
  await submitForm(page, await makeAccount(product));
  await expect(page).toHaveURL(`${product.url}/`);
});

test('a registration sends the verification mail, says so, and stays on the page', async () => {
  const email = `kayit-${randomUUID()}@rotadas.example`;
  await toRegistration(page);
  await submitForm(page, { email, password: 'parola-123' });
  await expectToast(
    page,
    'Başarılı',
    'Hesabın oluşturuldu. Email adresine gönderdiğimiz doğrulama bağlantısına tıkla, sonra giriş yap.',
  );
  expect(await verificationLinks(product, email)).toHaveLength(1);
  await expect(page).toHaveURL(`${product.url}/login`);
});

test('registering an unverified account again sends the verification mail again', async () => {
  const { email, password } = await makeAccount(product, { verified: false });
  await submitForm(page, { email, password });
  await expectToast(
    page,
    'Hata',
    'Lütfen önce email adresinizi doğrulayın. Doğrulama mailini tekrar göndermek için kayıt olma ekranına geçin.',
  );
  const before = await verificationLinks(product, email);
  await button('Başka bir e-posta adresi kullan').click();
  await submitForm(page, { email, password });
  await expectToast(
    page,
    'Başarılı',
    'Doğrulama mailini yeniden gönderdik. Email adresine gelen doğrulama bağlantısına tıkla, sonra giriş yap.',
  );
  expect((await verificationLinks(product, email)).length).toBe(before.length + 1);
});

test('registering a taken address sends no mail to who does not know its password, nor to a verified owner', async () => {
  const unverified = await makeAccount(product, { verified: false });
  const verified = await makeAccount(product);
  await toRegistration(page);
  for (const { email, password } of [{ ...unverified, password: 'baska-parola' }, verified]) {
    const before = await verificationLinks(product, email);
    await submitForm(page, { email, password });
    await expectToast(page, 'Kayıt Hatası', 'Bu email adresi zaten kullanımda.');
    expect(await verificationLinks(product, email)).toEqual(before);
    await page.getByRole('button', { name: 'Kapat' }).click();
  }
  await expect(page).toHaveURL(`${product.url}/login`);
});
