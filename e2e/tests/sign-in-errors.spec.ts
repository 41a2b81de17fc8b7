import { expect, type Page, test } from '@playwright/test';
import { openAs } from '../support/person.ts';
import { sharedProduct } from '../support/running-product.ts';
import { expectToast, providerAnswers, submitForm, toRegistration } from '../support/sign-in-page.ts';

const product = sharedProduct();
const SOMEBODY = { email: 'biri@rotadas.example', password: 'parola-123' };

let page: Page;
test.beforeEach(async ({ browser }) => void ({ page } = await openAs(browser, product)));
test.afterEach(() => page.context().close());

const WRONG = 'Email veya şifre hatalı.';
const LISTED_LOGIN = [
  ['EMAIL_NOT_FOUND', WRONG],
  ['INVALID_PASSWORD', WRONG],
  ['INVALID_LOGIN_CREDENTIALS', WRONG],
  ['INVALID_EMAIL', 'Geçersiz email adresi.'],
  [
    'OPERATION_NOT_ALLOWED',
    'Email/şifre ile kayıt şu anda yapılamıyor. Lütfen Google ile giriş yapmayı deneyin.',
  ],
  ['SOMETHING_NEW', 'Giriş yapılırken bir hata oluştu.', 'Birazdan yeniden dene.'],
] as const;
const LISTED_REGISTRATION = [
  ['EMAIL_EXISTS', 'Bu email adresi zaten kullanımda.'],
  ['WEAK_PASSWORD', 'Şifre çok zayıf. En az 6 karakter kullanın.'],
  ['INVALID_EMAIL', 'Geçersiz email adresi.'],
  [
    'OPERATION_NOT_ALLOWED',
    'Email/şifre ile kayıt şu anda yapılamıyor. Lütfen Google ile giriş yapmayı deneyin.',
  ],
  ['SOMETHING_NEW', 'Kayıt olurken bir hata oluştu.', 'Birazdan yeniden dene.'],
] as const;
const BEYOND_LOGIN = [
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Çok fazla deneme yapıldı. Lütfen birkaç dakika bekleyip tekrar dene.'],
  ['USER_DISABLED', 'Bu hesap devre dışı bırakılmış. Yanlışlık olduğunu düşünüyorsan bize yaz.'],
  ['TOKEN_EXPIRED', 'Oturumunun süresi doldu. Lütfen yeniden giriş yap.'],
  [
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    'Bu işlem için yeni giriş yapmış olman gerekiyor. Çıkış yapıp tekrar giriş yap.',
  ],
] as const;

async function expectEach(
  call: string,
  title: string,
  cases: readonly (readonly [code: string, text: string, hint?: string])[],
) {
  for (const [code, text, hint] of cases) {
    await test.step(code, async () => {
      await providerAnswers(page, call, code);
      await submitForm(page, SOMEBODY);
      await expectToast(page, title, text, hint);
      await page.unroute(`**/${call}*`);
    });
  }
}

test('each listed failure of a login has its listed text under the title Giriş Hatası', () =>
  expectEach('accounts:signInWithPassword', 'Giriş Hatası', LISTED_LOGIN));

test('each listed failure of a registration has its listed text under the title Kayıt Hatası', async () => {
  await toRegistration(page);
  await expectEach('accounts:signUp', 'Kayıt Hatası', LISTED_REGISTRATION);
});

test("each other code that the identity provider's server sends has a helpful text of its own", () =>
  expectEach('accounts:signInWithPassword', 'Giriş Hatası', BEYOND_LOGIN));

test('a network failure at the identity provider is told as one', async () => {
  const text = 'Ağ bağlantısı hatası. İnternet bağlantınızı kontrol edin.';
  await page.route('**/accounts:*', (route) => route.abort());
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Giriş Hatası', text);
  await toRegistration(page);
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Kayıt Hatası', text);
});

test('a lost connection is told as a network failure, not as a failed bot-check', async () => {
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Giriş Hatası', WRONG);
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.context().setOffline(true);
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Giriş Hatası', 'Ağ bağlantısı hatası. İnternet bağlantınızı kontrol edin.');
});

test('a password that the policy refuses is told what it lacks, and each refusal refreshes the policy', async () => {
  let asked = 0;
  const policies = [
    { schemaVersion: 1, customStrengthOptions: { minPasswordLength: 12, containsUppercaseCharacter: true } },
    { schemaVersion: 1, customStrengthOptions: { minPasswordLength: 14 } },
    { schemaVersion: 2, customStrengthOptions: {} },
  ];
  await page.route('**/passwordPolicy*', (route) => {
    const policy = policies[asked];
    asked += 1;
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { ...policy, allowedNonAlphanumericCharacters: ['!'], enforcementState: 'ENFORCE' },
    });
  });
  await providerAnswers(page, 'accounts:signUp', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  await toRegistration(page);
  const first = 'Şifre kurallara uymuyor: en az 12 karakter, bir büyük harf.';
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Kayıt Hatası', first);
  // The refreshed policy is there for the attempt after.
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Kayıt Hatası', first);
  await expect.poll(() => asked).toBe(2);
  await submitForm(page, SOMEBODY);
  await expectToast(page, 'Kayıt Hatası', 'Şifre kurallara uymuyor: en az 14 karakter.');
  await expect.poll(() => asked).toBe(3);
  await submitForm(page, SOMEBODY);
  await expectToast(
    page,
    'Kayıt Hatası',
    'Şifre kuralları okunamadı. Sayfayı yenile; düzelmezse daha sonra tekrar dene.',
  );
});

test('a window of Google that cannot even be tried is told in the words of the specification', async () => {
  await page.context().route('https://apis.google.com/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Google ile devam et' }).click();
  const toasts = page.getByRole('region', { name: /^Bildirimler/ });
  await expect(toasts.getByText('Google Giriş Hatası', { exact: true })).toBeVisible();
  await expect(toasts.getByText(/^Google ile giriş yapılırken bir hata oluştu\./)).toBeVisible();
});
